//! The Main Phase: play, use, buy, attack, until the turn ends (SR-T3). Asked while nothing else is.

mod check;
mod describe;

use crate::action::Action;
use crate::content::Masks;
use crate::event::Heard;
use crate::format::Unit;
use crate::refusal::Refusal;
use crate::state::Realms;
use kernel::choice::Described;
use kernel::{Fate, Names, Question, Rule, Seat};

/// Authority below which a ship is scrapped for its last blow.
const NEAR: i16 = 12;

/// It holds no data and is never on a stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MainPhase;

impl<const S: usize, const C: usize> Question<Realms<S, C>> for MainPhase {
    const KIND: &'static str = "main";
    const RULE: Rule = Rule::new("SR-T3");

    #[inline]
    fn answers(self, game: &Realms<S, C>, seat: Seat, out: &mut Vec<Action>) {
        game.list_main(seat, out);
    }

    fn check(self, game: &Realms<S, C>, seat: Seat, action: Action) -> Result<(), Refusal> {
        game.check_main(seat, action)
    }

    #[inline]
    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        game.main(seat, action, fate, events);
    }

    fn fallback(self, game: &Realms<S, C>, _: Seat) -> Action {
        match game.rules().turn_unit {
            Unit::Seat => Action::EndTurn,
            Unit::Team => Action::Ready,
        }
    }

    fn prompt(self, game: &Realms<S, C>, seat: Seat) -> String {
        let player = &game.players[seat];
        let lethal = game.attackable(seat).iter().any(|target| game.is_lethal(seat, target));
        let hint = if lethal { " You can reach enough Combat to defeat an opponent." } else { "" };
        format!("Your turn: play, buy or attack. {} Trade, {} Combat.{hint}", player.trade, player.combat)
    }

    fn describe(self, game: &Realms<S, C>, seat: Seat, action: Action, names: &Names) -> Described {
        game.describe_main(seat, action, names)
    }

    /// Play, use, strike, buy what is worth most, end (RULES.md, section 7.5).
    fn prior(self, game: &Realms<S, C>, seat: Seat, action: Action) -> i32 {
        let content = game.content();
        let worth = |kind: u8| content.worth[kind as usize];
        let is = |mask: u64, kind: u8| mask & Masks::bit(kind) != 0;
        let masks = &content.masks;
        match action {
            // Ships that copy come last, bases first.
            Action::Play(kind) if masks.copier == Some(kind.get()) => 17_000,
            Action::Play(kind) if is(masks.bases, kind.get()) => 22_000,
            Action::PlayAll => 20_500,
            Action::Play(_) => 19_000,
            Action::Use(..) => 16_000,
            Action::Ally(..) => 15_000,
            Action::Attack(target, n) if i32::from(n.get()) + 1 >= authority(game, target.get()) => 30_000,
            Action::AttackBase(_, kind) if is(masks.outposts, kind.get()) => 12_000,
            Action::AttackBase(_, kind) => {
                let defense = i32::from(content.card(kind.get()).defense);
                9_000 + worth(kind.get()) / 2 - 350 * defense
            }
            Action::HitBase(_, n) => 9_000 + 100 * i32::from(n.get()),
            Action::Attack(target, n) => 9_000 + 20 * i32::from(n.get()) - authority(game, target.get()),
            Action::Buy(kind) => 2_000 + worth(kind.get()) / 2 + 200 * i32::from(content.card(kind.get()).cost),
            Action::Scrap(..) if game.lowest_enemy(seat) <= NEAR => 13_000,
            Action::Scrap(..) => -1_500,
            _ => 0,
        }
    }
}

fn authority<const S: usize, const C: usize>(game: &Realms<S, C>, target: u8) -> i32 {
    i32::from(game.authority(Seat::new(target)))
}
