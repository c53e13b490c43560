//! Refusals as sentences.

use super::count;
use kernel::{Names, Refusal, Seat};

pub(super) fn tell(_: Seat, refusal: Refusal, _: &Names) -> String {
    let facts = refusal.facts();
    let fact = |at: usize| facts.get(at).copied().unwrap_or_default().max(0) as usize;
    let text = match refusal.rule().to_string().as_str() {
        "SA-V7" => return format!("it costs {}, the pool has {}", count(fact(0), "vote"), fact(1)),
        "SA-G2" => return format!("targeting {} does not reach evasion {}", fact(0), fact(1)),
        "SA-B4" | "SA-B6" => missing(refusal.which()),
        "SA-B16" if refusal.which() == 1 => "the other fleet already has five ships",
        "SA-B16" => "that fleet has no room for another ship",
        "SA-G3" if refusal.which() == 1 => "that weapon is aimed already; take it back with undo",
        other => plain(other),
    };
    text.to_owned()
}

const fn missing(ask: u8) -> &'static str {
    match ask {
        0 => "it needs one of your ships",
        1 => "it needs a captain in play that it may name",
        2 => "it needs an unlocked agenda card",
        _ => "it needs a card of your hand",
    }
}

fn plain(rule: &str) -> &'static str {
    match rule {
        "SA-L6" => "that was taken already or never lay there",
        "SA-L7" => "a thing must be picked first",
        "SA-L10" => "release cards of your hand until you hold two",
        "SA-A1" => "a draw takes the deck's top card or an agenda card",
        "SA-A2" => "the draw must be made first",
        "SA-A6" => "the deck is empty",
        "SA-A10" => "that agenda card is locked",
        "SA-V4" => "only hand cards can be released for votes",
        "SA-P2" => "your fleet already has five ships",
        "SA-P4" => "only cards of your hand can be bought",
        "SA-B1" => "that ability is standing; it is not activated",
        "SA-B2" => "that captain is exhausted",
        "SA-B3" => "only your own captains in play can be activated",
        "SA-N10" => "war has been declared already",
        "SA-T1" => "it is not your turn",
        "SA-T4" => "a turn is skipped or attended at its start, before anything else",
        "SA-T9" => "too many actions this turn: the turn must end",
        "SA-K1" => "only an unlocked agenda card can be locked",
        "SA-K2" => "only a card your opponent has locked can be relocked",
        "SA-K3" => "you have locked that card yourself",
        "SA-O2" => "this table plays without that additional rule",
        "SA-G3" => "the locks are confirmed first",
        "SA-G4" => "the locks are confirmed and cannot change",
        "SA-G6" => "a locked weapon with a living target must be fired",
        "SA-G7" => "a weapon without a target can only be discharged",
        "SA-G8" => "a held weapon stays silent, and a lost target is not replaced",
        "SA-G9" => "that weapon has acted this turn",
        "SA-G10" => "only enemy ships can be aimed at",
        "SA-X4" => "after the locks power can go to damage alone",
        "SA-X5" => "a ship transfers power once",
        "SA-X7" => "a ship without shields cannot transfer power",
        _ => "the rules do not allow it",
    }
}
