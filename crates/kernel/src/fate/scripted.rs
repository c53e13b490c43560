//! Chance as a scene writes it. A number nobody scripted and a label nobody used are faults; a
//! shuffle nobody scripted keeps the written order.

use super::{Keyed, Label};
use std::collections::VecDeque;

/// What a scene scripts: numbers and orders, by label.
///
/// ```
/// use kernel::{Fate, Label, Script};
/// let mut script = Script::default();
/// script.numbers("die", [5, 2]);
/// let mut fate = Fate::scripted(script);
/// assert_eq!(fate.die(Label::new("die"), 6), 5);
/// assert_eq!(fate.unused().as_deref(), Some("die 2"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Script {
    numbers: Vec<(String, VecDeque<u32>)>,
    orders: Vec<(String, VecDeque<Vec<u32>>)>,
}

impl Script {
    /// The next results under this label, first one first. Dice count from 1, other draws from 0.
    pub fn numbers(&mut self, label: &str, results: impl IntoIterator<Item = u32>) {
        at(&mut self.numbers, label).extend(results);
    }

    /// The next shuffle under this label leaves these keys first, in this order.
    pub fn order(&mut self, label: &str, keys: Vec<u32>) {
        at(&mut self.orders, label).push_back(keys);
    }
}

fn at<'a, T: Default>(list: &'a mut Vec<(String, T)>, label: &str) -> &'a mut T {
    let found = list.iter().position(|(known, _)| known == label);
    let index = found.unwrap_or_else(|| {
        list.push((label.to_owned(), T::default()));
        list.len() - 1
    });
    &mut list[index].1
}

#[derive(Clone, Debug)]
pub(super) struct Scripted {
    script: Script,
    fault: Option<String>,
}

impl Scripted {
    pub(super) fn new(script: Script) -> Scripted {
        Scripted { script, fault: None }
    }

    pub(super) fn number(&mut self, label: Label, low: u32, n: u32) -> u32 {
        let name = label.to_string();
        match at(&mut self.script.numbers, &name).pop_front() {
            Some(result) if result >= low && result < low + n => result,
            Some(result) => {
                let high = low + n.saturating_sub(1);
                self.fail(format!("fate {name}: {result} is not from {low} to {high}"));
                low
            }
            None => {
                self.fail(format!("fate {name} was used, but the scene scripts none for it"));
                low
            }
        }
    }

    pub(super) fn arrange<T: Keyed>(&mut self, label: Label, items: &mut [T]) {
        let name = label.to_string();
        let Some(keys) = at(&mut self.script.orders, &name).pop_front() else {
            return;
        };
        for (place, key) in keys.into_iter().enumerate() {
            match (place..items.len()).find(|&i| items[i].key() == key) {
                Some(found) => items[place..=found].rotate_right(1),
                None => self.fail(format!("fate order {name}: thing {} is not in it", place + 1)),
            }
        }
    }

    fn fail(&mut self, what: String) {
        self.fault.get_or_insert(what);
    }

    pub(super) fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Every label that was used or scripted, orders with the word before them.
    pub(super) fn asked(&self) -> Vec<String> {
        let numbers = self.script.numbers.iter().map(|(label, _)| label.clone());
        numbers.chain(self.script.orders.iter().map(|(label, _)| format!("order {label}"))).collect()
    }

    pub(super) fn unused(&self) -> Option<String> {
        let numbers = self
            .script
            .numbers
            .iter()
            .flat_map(|(label, left)| left.iter().map(move |number| format!("{label} {number}")));
        let orders = self.script.orders.iter().filter(|(_, left)| !left.is_empty());
        let all: Vec<String> = numbers.chain(orders.map(|(label, _)| format!("order {label}"))).collect();
        if all.is_empty() { None } else { Some(all.join(", ")) }
    }
}
