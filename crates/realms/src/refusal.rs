//! Why something may not be done: each refusal with its facts, its rule and its sentence.

use crate::rules;
use crate::state::{Form, Realms};
use kernel::{GameRefusal, Names, Rule, Seat, TableRefusal};

/// The abilities of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AbilityKind {
    /// What a base does when used.
    Primary,
    /// What it does beside an ally.
    Ally,
    /// What it does when scrapped for it.
    Scrap,
}

/// The zones a card may be scrapped from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScrapZone {
    /// The hand.
    Hand,
    /// The Discard Pile.
    DiscardPile,
    /// The Trade Row.
    TradeRow,
}

/// What of another player is out of reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The player: an attack, or a forced discard.
    Player,
    /// The player's bases.
    Bases,
}

/// Why something may not be done. Facts are kinds of cards, forms of cards in play, seats and amounts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant has its sentence below")]
pub enum Refusal {
    Table(TableRefusal),
    NoAbility { kind: u8, ability: AbilityKind },
    NotThere { kind: u8, zone: ScrapZone },
    NotFrom { zone: ScrapZone },
    UsedThisTurn { form: Form },
    NoAlly { form: Form },
    NotForSale { kind: u8 },
    NoExplorer,
    TooDear { kind: u8, cost: u8, trade: u16 },
    WholeDefense,
    TooStrong { kind: u8, defense: u8, combat: u16 },
    TooLittleCombat { combat: u16 },
    NotInHand { kind: u8 },
    HappenedAtOnce { kind: u8 },
    NotInPlay { form: Form },
    Shielded { owner: Seat, by: Rule },
    BaseShielded { owner: Seat, kind: u8, by: Rule },
    OutOfReach { other: Seat, aim: Aim, by: Rule },
    TooMuchForBase { missing: u8 },
    SayHowMuch,
    NoRoomInPlay { most: u8 },
    NoRoomToOwn { most: u8 },
    CannotPlayOn,
    OtherWayToEnd,
    NoPooling,
    PoolsTooSmall { kind: u8 },
    DeclinedSince { kind: u8 },
    TooManyDeclined,
    NotPooled { kind: u8 },
    NoNeighbour { other: Seat },
    NoPassing,
    NotInDiscardPile { kind: u8 },
    PassingCosts { cost: u8, trade: u16 },
    NothingToBundle,
    MustCopy,
    MustChoose,
    MustTakeShip,
    MustDestroy,
    MustName,
    MustDiscard,
    MustScrap,
    CannotConcede,
    TurnTooLong,
}

impl From<TableRefusal> for Refusal {
    fn from(refusal: TableRefusal) -> Refusal {
        Refusal::Table(refusal)
    }
}

impl GameRefusal for Refusal {
    fn rule(self) -> Rule {
        match self {
            Refusal::Table(refusal) => refusal.rule(),
            Refusal::NoAbility { .. } => rules::ABILITY,
            Refusal::NotThere { .. } | Refusal::NotFrom { .. } => rules::OWN_CARDS,
            Refusal::UsedThisTurn { .. } => rules::ONCE,
            Refusal::NoAlly { .. } => rules::NO_ALLY,
            Refusal::NotForSale { .. } => rules::NOT_FOR_SALE,
            Refusal::NoExplorer => rules::NO_EXPLORER,
            Refusal::TooDear { .. } => rules::PRICE,
            Refusal::WholeDefense | Refusal::TooStrong { .. } => rules::DEFENSE,
            Refusal::TooLittleCombat { .. } => rules::AMOUNT,
            Refusal::NotInHand { .. } => rules::FROM_HAND,
            Refusal::HappenedAtOnce { .. } => rules::AT_ONCE,
            Refusal::NotInPlay { .. } => rules::IN_PLAY,
            Refusal::Shielded { by, .. } | Refusal::BaseShielded { by, .. } | Refusal::OutOfReach { by, .. } => by,
            Refusal::TooMuchForBase { .. } | Refusal::SayHowMuch => rules::PARTLY,
            Refusal::NoRoomInPlay { .. } | Refusal::NoRoomToOwn { .. } => rules::ROOM,
            Refusal::CannotPlayOn | Refusal::OtherWayToEnd => rules::READY,
            Refusal::NoPooling
            | Refusal::PoolsTooSmall { .. }
            | Refusal::DeclinedSince { .. }
            | Refusal::TooManyDeclined => rules::PROPOSAL,
            Refusal::NotPooled { .. } => rules::POOLED,
            Refusal::NoNeighbour { .. } => rules::NEIGHBOUR,
            Refusal::NoPassing | Refusal::NotInDiscardPile { .. } | Refusal::PassingCosts { .. } => rules::PASS,
            Refusal::NothingToBundle => rules::BUNDLE,
            Refusal::MustCopy => rules::NO_COPY,
            Refusal::MustChoose => rules::CHOICE,
            Refusal::MustTakeShip => rules::A_SHIP,
            Refusal::MustDestroy => rules::A_BASE,
            Refusal::MustName => rules::A_TARGET,
            Refusal::MustDiscard => rules::OWED,
            Refusal::MustScrap => rules::COMPULSORY,
            Refusal::CannotConcede => rules::CONCEDED,
            Refusal::TurnTooLong => rules::TIRED,
        }
    }

    fn of_table(self) -> Option<TableRefusal> {
        if let Refusal::Table(refusal) = self { Some(refusal) } else { None }
    }
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// A refusal as a sentence.
    pub(crate) fn refusal_sentence(&self, asking: Seat, refusal: Refusal, names: &Names) -> String {
        use Refusal as R;
        let name = |kind: u8| self.content().name(kind);
        let sentence = match refusal {
            R::Table(refusal) => refusal.words(),
            R::NoAbility { kind, ability } => return format!("{} has {}", name(kind), missing(ability)),
            R::NotThere { kind, zone } => return format!("{} is not in {}", name(kind), zone_words(zone)),
            R::NotFrom { zone } => return format!("this ability does not scrap from {}", zone_words(zone)),
            R::UsedThisTurn { form } => return format!("this ability of {} was used this turn", self.form_name(form)),
            R::NoAlly { form } => return format!("{} has no ally of its faction in play", self.form_name(form)),
            R::NotForSale { kind } => return format!("{} is not in the Trade Row", name(kind)),
            R::TooDear { kind, cost, trade } => return format!("{} costs {cost} Trade; you have {trade}", name(kind)),
            R::TooStrong { kind, defense, combat } => {
                return format!("{} needs {defense} Combat at once; you have {combat}", name(kind));
            }
            R::TooLittleCombat { combat } => return format!("you have {combat} Combat"),
            R::NotInHand { kind } => return format!("{} is not in your hand", name(kind)),
            R::HappenedAtOnce { kind } => {
                return format!("{} is a ship: its primary ability happened as it was played", name(kind));
            }
            R::NotInPlay { form } => return format!("you have no {} in play", self.form_name(form)),
            R::Shielded { owner, .. } => return format!("an outpost shields {}", &names[owner]),
            R::BaseShielded { owner, kind, .. } => {
                return format!("an outpost shields {} of {}", name(kind), &names[owner]);
            }
            R::OutOfReach { other, aim, .. } => return self.out_of_reach_sentence(asking, other, aim, names),
            R::TooMuchForBase { missing } => return format!("only {missing} Combat is missing"),
            R::NoRoomInPlay { most } => return format!("there is room for {most} cards in play"),
            R::NoRoomToOwn { most } => return format!("there is room for {most} cards of one player"),
            R::PoolsTooSmall { kind } => return format!("your pools cannot pay for {} together", name(kind)),
            R::DeclinedSince { kind } => return format!("{} was declined, and nothing has changed since", name(kind)),
            R::NotPooled { kind } => {
                return format!("{} is not in the Trade Row; only its cards are paid for together", name(kind));
            }
            R::NoNeighbour { other } => return format!("{} is no living neighbour of your team", &names[other]),
            R::NotInDiscardPile { kind } => return format!("{} is not in your Discard Pile", name(kind)),
            R::PassingCosts { cost, trade } => return format!("passing a card costs {cost} Trade; you have {trade}"),
            R::NoExplorer => "the Explorer pile is empty",
            R::WholeDefense => "a base takes its whole Defense in one payment, or nothing",
            R::SayHowMuch => "say how much Combat goes on this base: its damage lasts",
            R::CannotPlayOn => "you can play on only while you are Ready and your team is not",
            R::OtherWayToEnd => "a player ends the turn; a member of a team is ready",
            R::NoPooling => "there is no paying together in this format",
            R::TooManyDeclined => "too many proposals were declined this turn",
            R::NoPassing => "this format has no passing of cards",
            R::NothingToBundle => "fewer than two cards in your hand need no choice",
            R::MustCopy => "a ship played earlier this turn must be copied",
            R::MustChoose => "one of the branches must be picked",
            R::MustTakeShip => "a ship of the row or an Explorer must be taken",
            R::MustDestroy => "a base must be destroyed",
            R::MustName => "an opponent must be named",
            R::MustDiscard => "what is owed must be discarded",
            R::MustScrap => "a card must be scrapped",
            R::CannotConcede => "only a living player who has not conceded may concede",
            R::TurnTooLong => "this turn has gone on long enough: end it",
        };
        sentence.to_owned()
    }

    /// Why somebody is beyond reach: of the own side, out of the game, or by the format.
    fn out_of_reach_sentence(&self, asking: Seat, other: Seat, aim: Aim, names: &Names) -> String {
        let bases = if aim == Aim::Bases { "bases of " } else { "" };
        if self.players[asking].friends.has(other) {
            return "that is your own side".to_owned();
        }
        if !self.living.has(other) {
            return format!("{} is out of the game", &names[other]);
        }
        format!("this format does not let you reach {bases}{}", &names[other])
    }
}

fn missing(ability: AbilityKind) -> &'static str {
    match ability {
        AbilityKind::Primary => "no ability to use",
        AbilityKind::Ally => "no ally ability",
        AbilityKind::Scrap => "no scrap ability",
    }
}

fn zone_words(zone: ScrapZone) -> &'static str {
    match zone {
        ScrapZone::Hand => "your hand",
        ScrapZone::DiscardPile => "your Discard Pile",
        ScrapZone::TradeRow => "the Trade Row",
    }
}
