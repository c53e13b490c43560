//! Events as sentences.

use crate::coin::{Coin, Trait};
use crate::content::{Gear, Window};
use crate::event::{Deed, How, Told};
use crate::state::Attack;
use kernel::{Names, Rule, Seat, Shown};

pub(super) fn tell(game: &Attack, event: &Told, names: &Names) -> String {
    match event {
        Told::Deed(deed) => tell_deed(game, *deed, names),
        Told::Assigned { seat, how, tokens, reserve } => {
            let shown: Vec<String> =
                Trait::ALL.into_iter().zip(tokens).filter_map(|(on, token)| token_word(on, *token)).collect();
            let shown = if shown.is_empty() { "no token".to_owned() } else { shown.join(", ") };
            let verb = match how {
                How::Own => "assigned power",
                How::Scrambled => "had their power scrambled",
                How::Rewired => "had their power rewired",
            };
            format!("{} {verb}: {shown}; {reserve} in reserve", &names[*seat])
        }
    }
}

fn token_word(on: Trait, token: Option<Shown<Coin>>) -> Option<String> {
    let face = match token? {
        Shown::Face(coin) => coin.letter(),
        Shown::Back(()) => '?',
    };
    Some(format!("{} {face}", on.name()))
}

fn tell_deed(game: &Attack, deed: Deed, names: &Names) -> String {
    let name = |seat: Seat| &names[seat];
    match deed {
        Deed::First { seat } => format!("{} goes first", name(seat)),
        Deed::Placed { seat, square } => format!("{} placed their ship on {square}", name(seat)),
        Deed::TurnBegan { seat } => format!("{}'s turn", name(seat)),
        Deed::Skipped { seat } => format!("{} skipped their turn", name(seat)),
        Deed::Opened { window } => format!("reactions {}", moment(window)),
        Deed::RoundEnded { rounds } => format!("round {rounds} ended"),
        Deed::BellNotice { rounds } => format!("the bell rings in {rounds} rounds"),
        Deed::Conceded { seat } => format!("{} conceded", name(seat)),
        Deed::Over { by } => format!("the game is over: {}", over_words(by)),
        Deed::Destroyed { seat, .. } => format!("{} was destroyed", name(seat)),
        Deed::Lost { seat, on, coin, .. } => {
            let place = on.map_or("the Capacitor", Trait::name);
            format!("{} lost {} from {place}", name(seat), coin_word(coin))
        }
        Deed::GaveUp { seat, coin } => format!("{} gave up {coin}", name(seat)),
        other => {
            tell_gear(game, other, names).or_else(|| tell_move(other, names)).unwrap_or_else(|| tell_fire(other, names))
        }
    }
}

/// Why a game is over.
pub(crate) fn over_words(by: Rule) -> String {
    let words = match by.to_string().as_str() {
        "AT-D7" => "one captain is left",
        "AT-L2" => "the other team is gone",
        "AT-J20" => "both flags are home",
        "AT-Z2" => "the bell has rung",
        "AT-Z3" => "a team has given up",
        "AT-Z5" => "it was adjourned after too many rounds",
        other => return other.to_owned(),
    };
    words.to_owned()
}

/// When a window is open, in words.
fn moment(window: Window) -> &'static str {
    match window {
        Window::PrePower => "before power is assigned",
        Window::Powered => "to the new power",
        Window::PreMove => "before the course is set",
        Window::UnderWay => "to the course",
        Window::Impact => "to the impact",
        Window::PreFire => "before the decision to fire",
        Window::Firefight => "to the attack",
    }
}

fn coin_word(coin: Option<Coin>) -> String {
    coin.map_or("?".to_owned(), |coin| coin.to_string())
}

fn tell_gear(game: &Attack, deed: Deed, names: &Names) -> Option<String> {
    let name = |seat: Seat| &names[seat];
    Some(match deed {
        Deed::Revealed { seat, on, coin } => format!("{} showed {} on {}", name(seat), coin_word(coin), on.name()),
        Deed::Used { seat, gear } => {
            format!("{} used {}", name(seat), game.edition.content().gear[Gear::from(gear)].name)
        }
        Deed::Rolled { seat, face, recovered } => {
            let face = if face == 0 { "blank".to_owned() } else { face.to_string() };
            let came = if recovered { "the token came back" } else { "a miss" };
            format!("{} rolled {face}: {came}", name(seat))
        }
        Deed::Stopped { seat } => format!("{} stopped rolling", name(seat)),
        Deed::Swapped { seat, out, into } => {
            format!("{} made {out} their speed modifier and {into} power", name(seat))
        }
        Deed::Repaired { seat, coin, on } => format!("{} put {coin} back on {}", name(seat), on.name()),
        Deed::Deployed { seat, square } => format!("{} deployed a force field on {square}", name(seat)),
        Deed::Boosted { seat, on } => format!("{} laid the Capacitor token on {}", name(seat), on.name()),
        Deed::Rewiring { seat, target } => format!("{} rewires {}", name(seat), name(target)),
        Deed::Dictated { seat, target, speed } => {
            format!("{} set the speed of {} to {speed}", name(seat), name(target))
        }
        Deed::Wormholed { seat, target, to } => format!("{} moved {} to {to}", name(seat), name(target)),
        _ => return None,
    })
}

fn tell_move(deed: Deed, names: &Names) -> Option<String> {
    let name = |seat: Seat| &names[seat];
    let number = |speed: Option<u8>| speed.map_or("?".to_owned(), |speed| speed.to_string());
    Some(match deed {
        Deed::Thrust { seat, speed } => format!("{} thrust to speed {}", name(seat), number(speed)),
        Deed::Braked { seat, speed } => format!("{} braked to speed {}", name(seat), number(speed)),
        Deed::Coasted { seat } => format!("{} held their speed", name(seat)),
        Deed::Steered { seat, way } => format!("{} set course {}", name(seat), way.name()),
        Deed::Moved { seat, steps, to } => format!("{} moved {steps} to {to}", name(seat)),
        Deed::Rammed { seat, other } => format!("{} rammed {}", name(seat), name(other)),
        Deed::RanIntoField { seat, owner } => format!("{} ran into the force field of {}", name(seat), name(owner)),
        Deed::Compared { seat, mine, theirs } => format!("{} collided {mine} : {theirs}", name(seat)),
        Deed::Void { seat } => format!("nothing is in the way of {} any more", name(seat)),
        Deed::Pushed { seat, to, other, other_to } => {
            let other_to = other_to.map_or("off the map".to_owned(), |square| format!("to {square}"));
            format!("{} pushed {} {other_to} and came to {to}", name(seat), name(other))
        }
        Deed::LeftMap { seat, from } => format!("{} left the map from {from}", name(seat)),
        Deed::CameBack { seat, square } => format!("{} came back on {square}", name(seat)),
        _ => return None,
    })
}

fn tell_fire(deed: Deed, names: &Names) -> String {
    let name = |seat: Seat| &names[seat];
    let end = |flag: u8| if flag == 0 { "south" } else { "north" };
    match deed {
        Deed::Attacked { seat, target, .. } => format!("{} attacked {}", name(seat), name(target)),
        Deed::Fired { seat, target, arms, shields, .. } => {
            let came = if arms >= shields { "a hit" } else { "no effect" };
            format!("{} fired at {} {arms} : {shields}: {came}", name(seat), name(target))
        }
        Deed::Fizzled { seat } => format!("{}'s attack found nobody in range", name(seat)),
        Deed::Disabled { seat, .. } => format!("{} is disabled for their next turn", name(seat)),
        Deed::HeldFire { seat } => format!("{} held their fire", name(seat)),
        Deed::PickedUp { seat, flag } => format!("{} picked up the {} flag", name(seat), end(flag)),
        Deed::Dropped { seat, flag, point } => format!("{} dropped the {} flag on {point}", name(seat), end(flag)),
        Deed::FlagHome { flag } => format!("the {} flag is home", end(flag)),
        // Everything else was told before; a new deed must be given words where it belongs.
        other => format!("{other:?}"),
    }
}
