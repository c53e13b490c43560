//! Why something may not be done: each refusal with its facts, its rule and its sentence.

use crate::action::Token;
use crate::content::Price;
use crate::kinds::*;
use crate::rules;
use crate::state::Captains;
use crate::text;
use crate::words::figure_words;
use kernel::{GameRefusal, Rule, TableRefusal};

/// Whether something may be done, else why not.
pub(crate) type Verdict = Result<(), Refusal>;

/// Why something may not be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant has its sentence below")]
pub enum Refusal {
    Table(TableRefusal),
    NoMainAction,
    NoRoom,
    NotReady { figure: Figure, by: Rule },
    DoesNotFit { figure: Figure },
    NoSuchPair,
    PairDoesNotFit,
    CannotTrain { figure: Figure },
    CannotTrainInto { from: Figure, to: Figure },
    CannotPromote { figure: Figure },
    TrainedAlready,
    TrainingTooDear { medals: u16 },
    NoRing,
    PromotionTooDear { cost: u8, medals: u16 },
    NoMission,
    TooFewCrew { lines: u8 },
    Reserved,
    NoMatch,
    NotPerformed,
    OnlyCommandersRepeat,
    NotTheCommandersRoom,
    NobodyThere { waiting: u8 },
    NoSubordinate { figure: Figure },
    NoRoute,
    JumpElsewhere,
    NoSwap,
    NothingToRepair { slot: Option<u8> },
    NothingDamaged,
    NoPirateHere,
    NoPirateThere,
    RouteTaken,
    NoWard,
    NoPirateToken,
    SparedAnyway,
    NotInCargo { token: Token },
    NoStandIn,
    NotHeld { token: Token },
    NotThePrice { price: Price },
    NoOption { most: u8 },
    CannotDecline,
    NotOffered { card: u8 },
    NoSlotFor { card: Card },
    SlotDamaged { slot: u8 },
    SlotTaken { slot: u8 },
    AbilityNotWaiting,
    NotToCopy,
    NoArtifactForRoom,
    RoomHasArtifact,
    TrackClosed { track: Track },
    TooFarBack { track: Track, most: u8 },
    EventNotWaiting,
    NotForShadow,
    NoPirateForShadow,
}

impl From<TableRefusal> for Refusal {
    fn from(refusal: TableRefusal) -> Refusal {
        Refusal::Table(refusal)
    }
}

impl GameRefusal for Refusal {
    fn rule(self) -> Rule {
        use Refusal as R;
        match self {
            R::Table(refusal) => refusal.rule(),
            R::NoMainAction => rules::MAIN,
            R::NoRoom => rules::ROOM,
            R::NotReady { by, .. } => by,
            R::DoesNotFit { .. } => rules::ROOM_FIGURE,
            R::NoSuchPair | R::PairDoesNotFit => rules::ROOM_PAIR,
            R::CannotTrain { .. } | R::CannotPromote { .. } => rules::UNFIT,
            R::TrainedAlready => rules::ONCE,
            R::TrainingTooDear { .. } | R::CannotTrainInto { .. } | R::NotHeld { .. } => rules::TRAIN,
            R::NoRing | R::PromotionTooDear { .. } => rules::PROMOTE,
            R::NoMission | R::TooFewCrew { .. } => rules::MISSION,
            R::Reserved => rules::RESERVED,
            R::NoMatch => rules::MATCH,
            R::NotPerformed => rules::NOT_REPEATED,
            R::OnlyCommandersRepeat => rules::REPEAT,
            R::NotTheCommandersRoom => rules::EXTRA_WORK,
            R::NobodyThere { .. } | R::NoSubordinate { .. } => rules::SUBORDINATE,
            R::NoRoute => rules::ROUTE,
            R::JumpElsewhere => rules::JUMP,
            R::NoSwap => rules::INSTEAD,
            R::NothingToRepair { .. } | R::NothingDamaged => rules::REPAIR,
            R::NoPirateHere => rules::FIGHT,
            R::NoPirateThere => rules::REMOVE,
            R::RouteTaken => rules::ONE_PIRATE,
            R::NoWard => rules::WARD,
            R::NoPirateToken => rules::CARGO,
            R::SparedAnyway => rules::SPARED,
            R::NotInCargo { .. } => rules::OVERFLOW,
            R::NoStandIn => rules::STAND_IN,
            R::NotThePrice { .. } => rules::PRICE,
            R::NoOption { .. } => rules::OPTION,
            R::CannotDecline => rules::MANDATORY,
            R::NotOffered { .. } | R::NoSlotFor { .. } => rules::TAKE,
            R::SlotDamaged { .. } => rules::DAMAGED_SLOT,
            R::SlotTaken { .. } => rules::REPLACE,
            R::AbilityNotWaiting => rules::WAITING,
            R::NotToCopy => rules::COPY,
            R::NoArtifactForRoom | R::RoomHasArtifact => rules::ARTIFACT_IN_ROOM,
            R::TrackClosed { .. } => rules::TRACK,
            R::TooFarBack { .. } => rules::BACK,
            R::EventNotWaiting => rules::LASTING,
            R::NotForShadow => rules::SHADOW_MISSION,
            R::NoPirateForShadow => rules::SHADOW_PIRATE,
        }
    }

    fn of_table(self) -> Option<TableRefusal> {
        if let Refusal::Table(refusal) = self { Some(refusal) } else { None }
    }
}

impl Captains {
    /// A refusal as a sentence, without its rule.
    pub(crate) fn refusal_words(&self, refusal: Refusal) -> String {
        use Refusal as R;
        let crew = figure_words;
        let sentence = match refusal {
            R::NotReady { figure, .. } => return format!("you do not have {} in your ready room", crew(figure)),
            R::DoesNotFit { figure } => return format!("{} does not fit this room", crew(figure)),
            R::CannotTrain { figure } => return format!("{} cannot be trained: cadets and ensigns can", crew(figure)),
            R::CannotTrainInto { to, .. } => return format!("nobody is trained into {}: name a colour", crew(to)),
            R::CannotPromote { figure } => return format!("{} cannot be promoted: only ensigns can", crew(figure)),
            R::TrainingTooDear { medals } => return format!("training costs more than you have ({medals} medals)"),
            R::PromotionTooDear { cost, medals } => return format!("promoting costs {cost} medals; you have {medals}"),
            R::TooFewCrew { lines } => return format!("the mission here takes {lines} figures of your ready room"),
            R::NobodyThere { waiting } => return format!("your queue has {waiting} figures"),
            R::NoSubordinate { figure } => return format!("{} cannot be called back now", crew(figure)),
            R::NothingToRepair { slot: Some(slot) } => return format!("tech slot {} is not damaged", slot + 1),
            R::NotInCargo { token } | R::NotHeld { token } => return self.missing_token(token),
            R::NotThePrice { price } => return format!("the price is in {}, and you need enough", price_word(price)),
            R::NoOption { most } => return format!("there are {most} options"),
            R::NotOffered { card } => return format!("{} is not on offer", self.card_name(card.into())),
            R::NoSlotFor { card } => return format!("no slot of yours can take {}", self.card_name(card.index())),
            R::SlotDamaged { slot } => return format!("tech slot {} is damaged", slot + 1),
            R::SlotTaken { slot } => return format!("slot {} holds a tech that this one cannot replace", slot + 1),
            R::TrackClosed { track } => return format!("this advance is not for {}", text::track_name(track)),
            R::TooFarBack { track, most } => return too_far_back(track, most),
            R::Table(refusal) => refusal.words(),
            R::NoMainAction => "this is no part of a turn: use a room, complete the mission here, or pass",
            R::NoRoom => "there is no room there",
            R::NoSuchPair => "you do not have these two artifacts",
            R::PairDoesNotFit => "both artifacts must show the room's colour",
            R::TrainedAlready => "a figure is trained once in a window, to another colour",
            R::NoRing => "you have no promotion ring left",
            R::NoMission => "there is no mission here",
            R::Reserved => "the mission is reserved for the ship that holds the planet",
            R::NoMatch => "the figure does not match the line",
            R::NotPerformed => "a line that was not performed cannot be repeated",
            R::OnlyCommandersRepeat => "only a commander can perform a line again",
            R::NotTheCommandersRoom => "extra work needs a room of the commander's colour or the gray one",
            R::NoRoute => "no route leads there from your location",
            R::JumpElsewhere => "a jump goes somewhere else",
            R::NoSwap => "nothing aboard turns a move into a repair",
            R::NothingToRepair { slot: None } => "the hold is not damaged",
            R::NothingDamaged => "there is nothing to repair",
            R::NoPirateHere => "no pirate is on a route at your location there",
            R::NoPirateThere => "no pirate is on that route",
            R::RouteTaken => "there is a pirate on that route already",
            R::NoWard => "nothing aboard trades a pirate token for the damage",
            R::NoPirateToken => "there is no pirate token in your cargo",
            R::SparedAnyway => "that damage does not come through anyway",
            R::NoStandIn => "that token cannot stand in for a medal",
            R::CannotDecline => "this cannot be declined",
            R::AbilityNotWaiting => "that ability does not wait",
            R::NotToCopy => "only another room tech in sight can be copied",
            R::NoArtifactForRoom => "that takes an artifact of your cargo and a room that has none",
            R::RoomHasArtifact => "that room has an artifact already",
            R::EventNotWaiting => "that event does not wait for you",
            R::NotForShadow => "Captain Shadow goes to a planet next to it with a mission, never to yours",
            R::NoPirateForShadow => "Captain Shadow fights a pirate next to it",
        };
        sentence.to_owned()
    }

    fn missing_token(&self, token: Token) -> String {
        match token {
            Token::Medal => "that takes a medal, and you have none to give".into(),
            Token::Artifact(kind) => {
                format!("you have no {} artifact", text::artifact(self.content(), Artifact(kind.get())))
            }
            Token::Pirate => "there is no pirate token in your cargo".into(),
        }
    }
}

fn too_far_back(track: Track, most: u8) -> String {
    match most {
        0 => format!("{} cannot go back", text::track_name(track)),
        _ => format!("{} can go back {most} at most", text::track_name(track)),
    }
}

fn price_word(price: Price) -> &'static str {
    match price {
        Price::Medal => "medals",
        Price::Artifact => "artifacts",
        Price::Pirate => "pirate tokens",
        Price::Tech => "techs",
    }
}
