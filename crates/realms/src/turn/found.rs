//! Actions on their way into a list: written whether they are legal or not, and kept where they
//! are. A branch on each would be a guess that the processor loses half the time.

use crate::action::{Action, Used};
use crate::content::{KINDS, Kind};
use crate::state::Standing;

/// Adds an action where it is one.
#[inline]
pub(super) fn put(out: &mut Vec<Action>, action: Action, is: bool) {
    out.push(action);
    out.truncate(out.len() - usize::from(!is));
}

/// Adds an action for each kind of a mask, lowest first: two by two, the second perhaps in vain.
#[inline]
pub(super) fn put_kinds(out: &mut Vec<Action>, mask: u64, action: impl Fn(Kind) -> Action) {
    let mut left = mask;
    while left != 0 {
        out.push(action(lowest(left)));
        left &= left - 1;
        put(out, action(lowest(left)), left != 0);
        left &= left.wrapping_sub(1);
    }
}

/// Adds those of a card's three abilities that can be used: three are written, as many are kept.
#[inline]
pub(super) fn put_abilities(out: &mut Vec<Action>, card: Standing, primary: bool, ally: bool, scrap: bool) {
    let before = out.len();
    let used = Used::new(card.used());
    let scrapped = Action::scrap(card.form, card.used());
    let allied = if ally { Action::ally(card.form, card.used()) } else { scrapped };
    let first = if primary { Action::Use(Kind::new(card.form.model()), used) } else { allied };
    let second = if primary { allied } else { scrapped };
    out.extend([first, second, scrapped]);
    out.truncate(before + usize::from(primary) + usize::from(ally) + usize::from(scrap));
}

/// The lowest kind of a mask, the last one there may be where it is empty.
#[inline]
fn lowest(mask: u64) -> Kind {
    Kind::new((mask | 1 << (KINDS - 1)).trailing_zeros() as u8)
}
