//! Which token does she lose? (AT-D1, AT-X21)

use crate::action::Action;
use crate::check::unless;
use crate::coin::Trait;
use crate::event::Heard;
use crate::frames::{Destroy, Duty};
use crate::refusal::Refusal;
use crate::state::Attack;
use crate::words::anchors::warned;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// She takes Damage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Damage {
    /// Whose ship is hurt.
    pub(crate) seat: Seat,
}

impl Question<Attack> for Damage {
    const KIND: &'static str = "damage";
    const RULE: Rule = Rule::new("AT-D1");

    fn answers(self, game: &Attack, _: Seat, out: &mut Vec<Action>) {
        let tile = &game.ship(self.seat).tile;
        out.extend(Trait::ALL.into_iter().filter(|&on| tile.token(on).is_some()).map(Action::Lose));
        out.extend(tile.capacitor().map(|_| Action::LoseCapacitor));
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        let tile = &game.ship(self.seat).tile;
        match action {
            Action::Lose(on) => unless(tile.token(on).is_some(), Refusal::NoTokenOn { on }),
            Action::LoseCapacitor => unless(tile.capacitor().is_some(), Refusal::NoCapacitorToken),
            _ => Err(game.untimely(seat, action)),
        }
    }

    fn answer(self, game: &mut Attack, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        match action {
            Action::Lose(on) => game.lose_token(self.seat, Some(on), events),
            Action::LoseCapacitor => game.lose_token(self.seat, None, events),
            _ => {}
        }
    }

    /// A tile with a single token leaves no choice, as all can see (AT-W10); an empty one none to lose.
    fn is_stale(self, game: &Attack, _: Seat) -> bool {
        game.ship(self.seat).tile.on_tile() <= 1
    }

    fn lapse(self, game: &mut Attack, _: Seat, _: &mut Fate, events: &mut Heard) {
        let tile = &game.ship(self.seat).tile;
        if tile.on_tile() > 0 {
            let on = Trait::ALL.into_iter().find(|&on| tile.token(on).is_some());
            return game.lose_token(self.seat, on, events);
        }
        game.tally.engaged = true;
        game.owe(Destroy { seat: self.seat });
        game.owe_drop(self.seat);
    }

    /// The token of least worth on the tile.
    fn fallback(self, game: &Attack, _: Seat) -> Action {
        let tile = &game.ship(self.seat).tile;
        let tokens =
            Trait::ALL.into_iter().filter_map(|on| tile.token(on).map(|token| (token.value(), Action::Lose(on))));
        let capacitor = tile.capacitor().map(|(_, coin)| (coin, Action::LoseCapacitor));
        tokens.chain(capacitor).min_by_key(|(coin, _)| coin.value()).map_or(Action::Pass, |(_, action)| action)
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Your ship is damaged: which token do you lose?".to_owned()
    }

    fn describe(self, game: &Attack, _: Seat, action: Action, _: &Names) -> Described {
        let tile = &game.ship(self.seat).tile;
        let left = tile.on_tile().saturating_sub(1);
        let (words, click) = match action {
            Action::Lose(on) => {
                let coin = tile.token(on).map_or(String::new(), |token| format!(" {}", token.value()));
                (format!("Lose{coin} from {}", on.name()), format!("trait/{}", on.id()))
            }
            _ => ("Lose the Capacitor token".to_owned(), "capacitor".to_owned()),
        };
        let described = Described::new(words).click(click).preview(format!("{left} tokens stay on your tile"));
        let alone = left <= 1 && tile.reserve().next().is_some();
        warned(game, described, alone.then_some("reserve_no_armour"))
    }
}

impl Duty for Damage {
    fn owner(&self, _: &Attack) -> Seat {
        self.seat
    }

    fn can_be_owed(&self, game: &Attack) -> bool {
        game.is_settling() && game.ship(self.seat).is_living()
    }

    fn written(&self, game: &Attack) -> String {
        format!("damage {}", game.colour_of(self.seat).id())
    }
}
