//! Refusals in words, without the rule's ID.

use crate::state::Captains;
use kernel::{Refusal, Seat};

impl Captains {
    pub(crate) fn refusal_words(&self, seat: Seat, refusal: Refusal) -> String {
        let ship = self.ship(if seat.index() < usize::from(self.players) { seat } else { self.turn });
        let content = self.content();
        match refusal.rule().to_string().as_str() {
            "SC-A1" => "there is no room there".into(),
            "SC-A3" => "no such figure is in your ready room".into(),
            "SC-A4" => "that figure does not fit this room".into(),
            "SC-A5" => "that takes two artifacts that both show the room's colour".into(),
            "SC-D5" => "there is nothing to repair there".into(),
            "SC-D8" => "choose an artifact or pirate token you have".into(),
            "SC-D11" => "that tech slot is damaged".into(),
            "SC-F3" => "that track is not open to this advance".into(),
            "SC-F12" => "that event does not wait for you".into(),
            "SC-K1" => "no such figure is in your ready room".into(),
            "SC-K2" => format!("training costs more than you have ({} medals)", ship.medals),
            "SC-K3" => {
                format!("promoting takes a ring ({} left) and {} medals", ship.rings, ship.promotion_cost(content))
            }
            "SC-K4" => "cadets and ensigns can be trained, and only ensigns promoted".into(),
            "SC-K9" => "extra work needs a room of the commander's colour or the gray one".into(),
            "SC-K10" => "only a commander can perform a line again".into(),
            "SC-K11" => {
                "only a cadet or an ensign of the commander's colour can be called, of equal neighbours the first"
                    .into()
            }
            "SC-L2" => "the mission is reserved for the ship that holds the planet".into(),
            "SC-M1" => "no mission is here that your ready room could crew".into(),
            "SC-M3" => "no such figure is in your ready room".into(),
            "SC-M6" => "the figure does not match the line".into(),
            "SC-N7" => "that token cannot stand in for a medal".into(),
            "SC-N9" => "there is no pirate token in your cargo".into(),
            "SC-N10" => "nothing aboard turns a move into a repair".into(),
            "SC-O9" => "Captain Shadow goes to a planet next to it with a mission, never to yours".into(),
            "SC-O10" => "Captain Shadow fights a pirate next to it".into(),
            "SC-P1" => "there is a pirate on that route already".into(),
            "SC-P4" => "no pirate is on a route at your location there".into(),
            "SC-P10" => "no pirate is on that route".into(),
            "SC-Q5" => "a line that was not performed cannot be repeated".into(),
            "SC-Q8" => "a figure is trained once in a window, to another colour".into(),
            "SC-Q14" => "a jump goes somewhere else".into(),
            "SC-Q15" => "that ability does not wait".into(),
            "SC-Q36" => "only another room tech in sight can be copied".into(),
            "SC-Q37" => "nothing aboard trades a pirate token for the damage".into(),
            "SC-Q43" => "an artifact from cargo goes into a room that has none".into(),
            "SC-Q45" => "the marker cannot go back so far".into(),
            "SC-Q84" => "that damage does not come through anyway".into(),
            "SC-V1" => "no route leads there from your location".into(),
            "SC-W3" => "this cannot be declined".into(),
            "SC-W4" => "there is no such option".into(),
            "SC-W5" => "that does not pay the price".into(),
            "SC-X2" => "that tech cannot be placed now".into(),
            "SC-X6" => "that slot holds a tech that this one cannot replace".into(),
            _ => "the rules do not allow it".into(),
        }
    }
}
