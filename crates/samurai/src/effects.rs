//! The effects of cards and units (RULES.md 8.4): the enum that `content.toml` is read into, and what each does, says
//! and needs. An effect that asks pushes its question (`questions/`).

pub(crate) mod data;
mod units;

use crate::content::{Content, Span};
use crate::event::{Event, Heard, Source};
use crate::frames::Scope;
use crate::questions::{
    Cancel, Choose, ChooseLocation, Demote, Discard, Gain, MoveClan, MoveUnits, PickUnit, Site, SwapMarkers, Take,
    Target,
};
use crate::state::{NONE, Samurai};
use crate::text;
use crate::words::count;
use data::{
    AttachedTokens, ClanMove, Destroyed, Discarded, From, HandOf, Lists, OnlyEnemy, Power, Returned, Targets, To,
    UnitMoves, Yes,
};
use kernel::{ContentError, Fate, Seat, Step};
use serde::Deserialize;

/// One effect, named as the file names it. `W` is a clan marker or any, `L` are the lists of a choice: as written, or
/// by their places in the content.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect<W = Option<u8>, L = Lists> {
    /// The actor gains exactly so much honor.
    Honor(u8),
    /// The actor gains up to so much wealth.
    Wealth(u8),
    /// The actor draws up to so many cards.
    Draw(u8),
    /// The actor's total in this battle changes.
    Power(Power),
    /// The actor moves one marker up to so many spaces.
    MoveClan(ClanMove<W>),
    /// The actor moves up to so many units.
    MoveUnits(UnitMoves),
    /// Units are destroyed.
    Destroy(Destroyed),
    /// The actor's own units return to her supply.
    ReturnUnits(Returned),
    /// Tokens are attached to one of the actor's units at a location.
    AttachToken(AttachedTokens),
    /// This card is attached to a location.
    AttachCard(Yes),
    /// A placed and an unplaced marker change places.
    SwapOrders(Yes),
    /// The actor chooses an opponent.
    Target(Targets),
    /// The target chooses one of some lists and carries it out.
    TargetChooses(L),
    /// The actor chooses one of some lists and carries it out.
    Choose(L),
    /// The actor gives wealth to the card's player.
    GiveWealth(u8),
    /// The actor moves a marker of her own branch exactly so far toward neutral.
    DemoteClan(u8),
    /// The card's player sees the target's hand.
    LookHand(Yes),
    /// Cards leave a hand.
    Discard(Discarded),
    /// An enemy's committed card is discarded unrevealed.
    Cancel(OnlyEnemy),
    /// The actor wins ties in this battle.
    WinTies(Yes),
    /// Up to so many of the actor's units may stay after a victory here.
    Garrison(u8),
}

/// Looks up what written effects name.
pub(crate) trait Builder<W, L> {
    /// A clan marker, or any.
    fn which(&mut self, written: &W) -> Result<Option<u8>, ContentError>;
    /// The lists of a choice.
    fn lists(&mut self, written: &L) -> Result<Lists, ContentError>;
}

impl<W, L> Effect<W, L> {
    /// Whether its numbers are small enough for the table.
    pub(crate) fn has_small_numbers(&self) -> bool {
        match self {
            Effect::Honor(n) | Effect::Wealth(n) | Effect::Draw(n) | Effect::GiveWealth(n) | Effect::DemoteClan(n) => {
                *n <= 20
            }
            Effect::Power(power) => power.is_small(),
            Effect::MoveClan(clan) => clan.steps <= 20,
            Effect::MoveUnits(UnitMoves { count, .. })
            | Effect::Destroy(Destroyed { count, .. })
            | Effect::AttachToken(AttachedTokens { count, .. }) => *count <= 20,
            Effect::Discard(cards) => cards.count <= 5,
            Effect::Garrison(n) => *n <= 11,
            Effect::ReturnUnits(_) | Effect::AttachCard(_) | Effect::SwapOrders(_) | Effect::Target(_) => true,
            Effect::TargetChooses(_) | Effect::Choose(_) | Effect::LookHand(_) => true,
            Effect::Cancel(_) | Effect::WinTies(_) => true,
        }
    }

    /// The same with what it names looked up.
    pub(crate) fn built(&self, build: &mut impl Builder<W, L>) -> Result<Effect, ContentError> {
        Ok(match self {
            Effect::Honor(n) => Effect::Honor(*n),
            Effect::Wealth(n) => Effect::Wealth(*n),
            Effect::Draw(n) => Effect::Draw(*n),
            Effect::Power(power) => Effect::Power(*power),
            Effect::MoveClan(clan) => {
                Effect::MoveClan(ClanMove { which: build.which(&clan.which)?, steps: clan.steps })
            }
            Effect::MoveUnits(moves) => Effect::MoveUnits(*moves),
            Effect::Destroy(units) => Effect::Destroy(*units),
            Effect::ReturnUnits(units) => Effect::ReturnUnits(*units),
            Effect::AttachToken(tokens) => Effect::AttachToken(*tokens),
            Effect::AttachCard(yes) => Effect::AttachCard(*yes),
            Effect::SwapOrders(yes) => Effect::SwapOrders(*yes),
            Effect::Target(whom) => Effect::Target(*whom),
            Effect::TargetChooses(lists) => Effect::TargetChooses(build.lists(lists)?),
            Effect::Choose(lists) => Effect::Choose(build.lists(lists)?),
            Effect::GiveWealth(n) => Effect::GiveWealth(*n),
            Effect::DemoteClan(n) => Effect::DemoteClan(*n),
            Effect::LookHand(yes) => Effect::LookHand(*yes),
            Effect::Discard(cards) => Effect::Discard(*cards),
            Effect::Cancel(whose) => Effect::Cancel(*whose),
            Effect::WinTies(yes) => Effect::WinTies(*yes),
            Effect::Garrison(n) => Effect::Garrison(*n),
        })
    }
}

impl Effect {
    /// In words, as told to whoever carries it out.
    pub(crate) fn words(self, content: &Content) -> String {
        match self {
            Effect::Honor(n) => format!("Gain {n} honor."),
            Effect::Wealth(n) => format!("Gain up to {n} wealth."),
            Effect::Draw(n) => format!("Draw up to {}.", count(n, "card")),
            Effect::Power(power) => power.words(),
            Effect::MoveClan(ClanMove { which, steps }) => {
                let clan = which.map_or("any one", |clan| content.clans[clan as usize].name.as_str());
                format!("Move {clan} clan marker up to {}.", count(steps, "space"))
            }
            Effect::MoveUnits(moves) => moves.words(),
            Effect::Destroy(units) => units.words(),
            Effect::ReturnUnits(units) => units.words(),
            Effect::AttachToken(tokens) => tokens.words(),
            Effect::AttachCard(_) => "Attach this card to a location.".to_owned(),
            Effect::SwapOrders(_) => {
                "Exchange a placed order marker with an unplaced one; nothing is performed again.".to_owned()
            }
            Effect::Target(Targets::EnemyHere) => "Choose an enemy in this battle.".to_owned(),
            Effect::Target(Targets::Opponent) => "Choose an opponent.".to_owned(),
            Effect::TargetChooses(lists) => {
                format!(
                    "They pick one they can do in full: {}.",
                    text::options(content, lists, Effect::words_of_target)
                )
            }
            Effect::Choose(lists) => format!("Choose one: {}.", text::options(content, lists, Effect::words)),
            Effect::GiveWealth(n) => format!("Give the card's player {n} wealth."),
            Effect::DemoteClan(n) => {
                format!("Move a clan marker on your own branch {} toward neutral.", count(n, "space"))
            }
            Effect::LookHand(_) => "Look at their hand.".to_owned(),
            Effect::Discard(cards) => cards.words(),
            Effect::Cancel(_) => "Discard an enemy's committed, unrevealed card without effect.".to_owned(),
            Effect::WinTies(_) => "You win ties in this battle.".to_owned(),
            Effect::Garrison(n) => format!("If you win here, up to {} may stay.", count(n, "unit")),
        }
    }

    /// The same as the card's player reads what her target may choose: "you" is the player of the card.
    fn words_of_target(self, content: &Content) -> String {
        match self {
            Effect::GiveWealth(n) => format!("Give you {n} wealth."),
            Effect::DemoteClan(n) => {
                format!("Move a clan marker on their branch {} toward neutral.", count(n, "space"))
            }
            Effect::Power(Power::Fixed(n)) => format!("Take {n:+} power in this battle."),
            other => other.words(content).replace("your", "their"),
        }
    }
}

/// Effects still to carry out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    /// The effects.
    pub(crate) span: Span,
    /// Who and where they are about.
    pub(crate) scope: Scope,
}

/// Carries out the next effect of a list; the list goes before its last effect runs.
impl Step<Samurai> for Run {
    fn run(self, game: &mut Samurai, _: Seat, _: &mut Fate, events: &mut Heard) {
        let Some(&effect) = game.edition.run(self.span).first() else { return };
        let rest = Span { at: self.span.at + 1, end: self.span.end };
        if rest.at != rest.end {
            game.push(Run { span: rest, scope: self.scope }, events);
        }
        game.carry_out(effect, self.scope, events);
    }
}

impl Samurai {
    fn carry_out(&mut self, effect: Effect, scope: Scope, events: &mut Heard) {
        let seat = scope.actor;
        match effect {
            Effect::Honor(n) => self.gain_honor(seat, u16::from(n), Source::Card, events),
            Effect::Wealth(n) => self.push(Take { seat, gain: Gain::Wealth, most: n.min(self.bank) }, events),
            Effect::Draw(n) => self.push(Take { seat, gain: Gain::Cards, most: n }, events),
            Effect::Power(power) => self.add_power(seat, power.with(self.fighters_at(seat, scope.here) as i16), events),
            Effect::MoveClan(ClanMove { which, steps }) => {
                self.push(MoveClan { seat, which: which.unwrap_or(NONE), steps }, events);
            }
            Effect::MoveUnits(moves) => self.begin_moves(moves.question(scope), events),
            Effect::Destroy(units) => units.begin(self, scope, events),
            Effect::ReturnUnits(units) => units.begin(self, scope, events),
            Effect::AttachToken(tokens) => {
                self.push(PickUnit { seat, task: tokens.task(), left: 1, up_to: false }, events);
            }
            Effect::AttachCard(_) => self.push(ChooseLocation { seat, site: Site::Attach }, events),
            Effect::SwapOrders(_) => self.push(SwapMarkers { seat }, events),
            Effect::Target(whom) => self.push(whom.question(scope), events),
            Effect::TargetChooses(lists) => self.carry_choice(scope.target(), lists, scope, events),
            Effect::Choose(lists) => self.carry_choice(Some(seat), lists, scope, events),
            Effect::GiveWealth(n) => self.give_wealth(seat, scope.owner, n, events),
            Effect::DemoteClan(steps) => self.push(Demote { seat, steps }, events),
            Effect::LookHand(_) => self.look_at_hand(scope, events),
            Effect::Discard(cards) => self.carry_discard(cards, scope, events),
            Effect::Cancel(_) => self.push(Cancel { seat }, events),
            Effect::WinTies(_) => self.battle.ties.insert(seat),
            Effect::Garrison(n) => {
                let stay = &mut self.battle.garrison[seat.index()];
                *stay = stay.saturating_add(n);
            }
        }
    }

    fn add_power(&mut self, seat: Seat, n: i16, events: &mut Heard) {
        self.battle.bonus[seat.index()] += n;
        events.push(|| Event::PowerChanged { seat, n });
    }

    fn carry_choice(&mut self, actor: Option<Seat>, lists: Lists, scope: Scope, events: &mut Heard) {
        if let Some(actor) = actor {
            self.push(lists.question(actor, scope), events);
        }
    }

    fn carry_discard(&mut self, cards: Discarded, scope: Scope, events: &mut Heard) {
        if let Some(whose) = cards.hand(scope) {
            let seat = if cards.by_actor() { scope.actor } else { whose };
            self.push(Discard { seat, whose, left: cards.count }, events);
        }
    }

    /// Whether a whole list can be carried out (RULES.md 8.4, last column).
    pub(crate) fn is_possible(&self, span: Span, scope: Scope) -> bool {
        self.edition.run(span).iter().all(|&effect| self.is_effect_possible(effect, scope))
    }

    fn is_effect_possible(&self, effect: Effect, scope: Scope) -> bool {
        let seat = scope.actor;
        match effect {
            Effect::Destroy(units) => units.is_possible(self, scope),
            Effect::ReturnUnits(units) => units.is_possible(self, scope),
            Effect::AttachToken(tokens) => tokens.is_possible(self, seat),
            Effect::AttachCard(_) => self.boards[..self.seats as usize].iter().any(|&card| card != NONE),
            Effect::SwapOrders(_) => !SwapMarkers { seat }.pairs(self).is_empty(),
            Effect::Target(whom) => !whom.question(scope).eligible(self).is_empty(),
            Effect::GiveWealth(n) => self.player(seat).wealth >= n,
            Effect::DemoteClan(steps) => !Demote { seat, steps }.markers(self).is_empty(),
            Effect::Discard(cards) => {
                cards.hand(scope).is_some_and(|whose| self.player(whose).hand.len() >= cards.count as usize)
            }
            Effect::Cancel(_) => !Cancel { seat }.slots(self).is_empty(),
            Effect::TargetChooses(lists) => {
                scope.target().is_some_and(|target| !lists.question(target, scope).options(self).is_empty())
            }
            Effect::Choose(lists) => !lists.question(seat, scope).options(self).is_empty(),
            Effect::Honor(_) | Effect::Wealth(_) | Effect::Draw(_) | Effect::Power(_) => true,
            Effect::MoveClan(_) | Effect::MoveUnits(_) | Effect::LookHand(_) => true,
            Effect::WinTies(_) | Effect::Garrison(_) => true,
        }
    }
}

impl UnitMoves {
    fn question(self, scope: Scope) -> MoveUnits {
        let to = if self.to == To::Here { scope.here } else { NONE };
        let only = if self.only.is_some() { scope.unit } else { NONE };
        MoveUnits { seat: scope.actor, left: self.count, supply: self.from == From::Supply, to, only }
    }
}

impl Targets {
    fn question(self, scope: Scope) -> Target {
        let here = if self == Targets::EnemyHere { scope.here } else { NONE };
        Target { seat: scope.actor, here }
    }
}

impl Lists {
    fn question(self, actor: Seat, scope: Scope) -> Choose {
        Choose { first: self.first, lists: self.n, scope: Scope { actor, ..scope } }
    }
}

impl Discarded {
    fn hand(self, scope: Scope) -> Option<Seat> {
        if self.whose == HandOf::Target { scope.target() } else { Some(scope.actor) }
    }
}
