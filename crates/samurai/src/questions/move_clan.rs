//! Where does a clan marker go? (SS-A3, SS-D5, SS-D8)

use super::{Legal, Room, done, list, other_question, unless};
use crate::action::{Action, Answer, space_name};
use crate::content::FARTHEST;
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::{NONE, Samurai};
use crate::words::{anchor, count};
use kernel::{Described, Fate, Kinds, Names, Question, Rule, Seat, Upto};

/// One marker, up to so many spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveClan {
    /// Who moves it.
    pub(crate) seat: Seat,
    /// The one clan that may move, or [`NONE`] for any.
    pub(crate) which: u8,
    /// How far.
    pub(crate) steps: u8,
}

/// What each seat's branch would earn then.
const INCOMES: [&str; 4] = ["income_1", "income_2", "income_3", "income_4"];

impl MoveClan {
    fn check_move(self, game: &Samurai, clan: u8, to: u8) -> Legal {
        unless(self.which == NONE || self.which == clan, Refusal::OtherClan { clan: self.which })?;
        unless(game.open_spaces() >> to & 1 == 1, Refusal::BranchClosed)?;
        unless(game.reach(clan, self.steps) >> to & 1 == 1, Refusal::TooFar { steps: self.steps })
    }
}

impl Room for MoveClan {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn hopes(self, _: &Samurai, _: Seat) -> i32 {
        110 * i32::from(self.steps)
    }
}

impl Question<Samurai> for MoveClan {
    const KIND: &'static str = "clan move";
    const RULE: Rule = Rule::new("SS-A3");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        let open = game.open_spaces();
        let steps = (self.steps as usize).min(FARTHEST);
        for clan in (0..game.markers.len() as u8).filter(|&clan| self.which == NONE || clan == self.which) {
            let reach = game.edition.reach[game.markers[clan as usize] as usize][steps] & open;
            let clan = Upto::new(clan);
            list(Kinds::of_mask(reach).map(|to| Answer::Clan(clan, Upto::new(to))), out);
        }
        list([Answer::Done], out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(Answer::Clan(clan, to)) => self.check_move(game, clan.get(), to.get()),
            Action::Answer(Answer::Done) => Ok(()),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Answer(Answer::Clan(clan, to)) = action {
            game.move_marker(seat, clan.get(), to.get(), events);
        }
    }

    fn is_stale(self, _: &Samurai, _: Seat) -> bool {
        self.steps == 0
    }

    fn fallback(self, _: &Samurai, _: Seat) -> Action {
        Answer::Done.into()
    }

    fn prompt(self, game: &Samurai, _: Seat) -> String {
        let spaces = count(self.steps, "space");
        match game.edition.clans.get(self.which as usize) {
            Some(clan) => format!("Move {} up to {spaces}.", clan.name),
            None => format!("Move one clan marker up to {spaces}."),
        }
    }

    fn describe(self, game: &Samurai, _: Seat, action: Action, names: &Names) -> Described {
        let Action::Answer(Answer::Clan(clan, space)) = action else { return done("Move no clan marker.") };
        let name = &game.edition.clans[clan.index()].name;
        let to = space_name(game, space.get());
        let mut after = *game;
        after.markers[clan.index()] = space.get();
        let mut described =
            Described::new(format!("Move {name} to {to}.")).click(anchor("marker", name)).click(anchor("space", &to));
        for (owner, income) in Seat::all(game.seats).zip(INCOMES) {
            described = described.figure(income, i32::from(after.income(owner)));
        }
        match income_words(game, &after, names) {
            Some(words) => described.preview(words),
            None => described,
        }
    }
}

/// How incomes change, and for how many rounds.
fn income_words(game: &Samurai, after: &Samurai, names: &Names) -> Option<String> {
    let more = |owner: Seat| i32::from(after.income(owner)) - i32::from(game.income(owner));
    let changed = Seat::all(game.seats).filter(|&owner| more(owner) != 0);
    let changes: Vec<String> = changed.map(|owner| format!("{} {:+}", &names[owner], more(owner))).collect();
    let left = game.edition.table(game.seats).rounds.saturating_sub(game.round) + 1;
    let each = if left == 1 { "in the last round".to_owned() } else { format!("in each of {left} rounds") };
    (!changes.is_empty()).then(|| format!("Income: {}, {each}.", changes.join(", ")))
}
