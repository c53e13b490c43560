//! From what was typed to one of the choices.

use kernel::Choice;

/// What typed text may mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meant {
    /// This notation.
    One(String),
    /// Any of these.
    Several(Vec<String>),
    /// Nothing that is offered.
    None,
}

/// The choice whose notation begins as the text does, word by word: `b blob` means
/// `buy Blob Wheel` where nothing else does.
pub(crate) fn meant(choices: &[Choice], text: &str) -> Meant {
    let fits: Vec<String> = choices.iter().filter_map(|choice| fit(choice, text)).collect();
    match fits.as_slice() {
        [] => Meant::None,
        [one] => Meant::One(one.clone()),
        _ => Meant::Several(fits),
    }
}

/// The notation of a choice where the text is a beginning of it, its number filled in.
fn fit(choice: &Choice, text: &str) -> Option<String> {
    let mut number = None;
    let mut words = choice.notation.split_whitespace();
    for typed in text.split_whitespace() {
        let word = words.next()?;
        if word == "{n}" {
            number = Some(typed.parse::<i32>().ok()?);
        } else if !begins(word, typed) {
            return None;
        }
    }
    match choice.amount {
        None => Some(choice.notation.clone()),
        Some(amount) => {
            let n = number.or((amount.min == amount.max).then_some(amount.min))?;
            Some(choice.with_amount(n))
        }
    }
}

fn begins(word: &str, typed: &str) -> bool {
    let mut letters = word.chars().flat_map(char::to_lowercase);
    typed.chars().flat_map(char::to_lowercase).all(|letter| letters.next() == Some(letter))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Amount;

    fn choice(notation: &str, amount: Option<Amount>) -> Choice {
        let (sentence, path, notation) = (String::new(), Vec::new(), notation.to_owned());
        Choice {
            notation,
            sentence,
            path,
            amount,
            undoable: true,
            aside: false,
            preview: None,
            figures: Default::default(),
            warning: None,
        }
    }

    #[test]
    fn a_beginning_is_enough_where_it_is_alone() {
        let pay = Amount { min: 1, max: 4, step: 1 };
        let choices = [choice("buy Blob Wheel", None), choice("buy Ram", None), choice("pay {n} to bob", Some(pay))];
        let one = |notation: &str| Meant::One(notation.to_owned());
        assert_eq!(meant(&choices, "b blob"), one("buy Blob Wheel"));
        assert_eq!(meant(&choices, "BUY R"), one("buy Ram"));
        assert_eq!(meant(&choices, "pay 3"), one("pay 3 to bob"));
        assert_eq!(meant(&choices, "pay"), Meant::None);
        assert_eq!(meant(&choices, "buy Ram and more"), Meant::None);
        assert!(matches!(meant(&choices, "buy"), Meant::Several(all) if all.len() == 2));
    }
}
