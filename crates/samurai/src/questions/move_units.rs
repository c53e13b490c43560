//! Which figure moves where? (SS-U, SS-D9)

use super::{Displace, Legal, Room, done, list, other_question, unless};
use crate::action::{Action, Answer, figure_name, place_name, plain};
use crate::evaluate::moving;
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::{CARRIER, FIGHTERS, FIGURES, NONE, Place, Samurai};
use crate::words::previews;
use kernel::{Described, Fate, Kinds, Names, Question, Rule, Seat, TableRefusal, Upto};

/// One figure after another, each once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveUnits {
    /// Whose.
    pub(crate) seat: Seat,
    /// How many moves are left.
    pub(crate) left: u8,
    /// From the supply only.
    pub(crate) supply: bool,
    /// To this location only, or [`NONE`] for any.
    pub(crate) to: u8,
    /// This figure only, or [`NONE`] for any.
    pub(crate) only: u8,
}

impl MoveUnits {
    /// Calls `found` with every figure that can move (one of each equal group) and the mask of
    /// where to, until it says no.
    fn each_move(self, game: &Samurai, mut found: impl FnMut(usize, u8) -> bool) {
        let MoveUnits { seat, left, supply, to, only } = self;
        let aim = if to == NONE { u8::MAX } else { 1 << to };
        let ships = game.open_to_ships(seat) & aim;
        let mechs = game.open_to_mechs() & aim;
        let figures = &game.player(seat).figures;
        let range = if only == NONE { 0..FIGURES } else { only as usize..only as usize + 1 };
        for index in range {
            let figure = figures[index];
            let place = figure.place();
            let twin = index > 0 && index < FIGHTERS && figures[index - 1] == figure;
            if twin || figure.is_marked() || place == Place::GRAVEYARD || (supply && place != Place::SUPPLY) {
                continue;
            }
            let open = if index <= CARRIER { ships } else { mechs };
            let open = open & !place.location().map_or(0, |at| 1 << at);
            if open != 0 && game.move_cost(seat, index) <= left && !found(index, open) {
                return;
            }
        }
    }

    fn check_move(self, game: &Samurai, figure: usize, to: u8) -> Legal {
        let MoveUnits { seat, left, supply, to: aim, only } = self;
        let figures = &game.player(seat).figures;
        let shape = figures[figure];
        let twin = figure > 0 && figure < FIGHTERS && figures[figure - 1] == shape;
        unless(!twin, TableRefusal::NoSuchThing.into())?;
        unless(only == NONE || only as usize == figure, Refusal::OtherUnit)?;
        unless(shape.place() != Place::GRAVEYARD, Refusal::Buried)?;
        unless(!shape.is_marked(), Refusal::MovedBefore)?;
        let fits = to < game.seats && shape.place() != Place::at(to) && (aim == NONE || aim == to);
        unless(fits && !(supply && shape.place() != Place::SUPPLY), Refusal::NotThatWay)?;
        let cost = game.move_cost(seat, figure);
        unless(cost <= left, Refusal::TooFewMoves { cost, left })?;
        if figure > CARRIER {
            return unless(!game.is_full(to) || game.has_ship(to), Refusal::OnlyMechs);
        }
        unless(!game.is_barred(seat, to), Refusal::ShipsKeptOut)?;
        unless(!game.is_full(to), Refusal::NoSpace)
    }
}

impl Room for MoveUnits {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn hopes(self, game: &Samurai, seat: Seat) -> i32 {
        moving(game, seat, i32::from(self.left))
    }
}

impl Question<Samurai> for MoveUnits {
    const KIND: &'static str = "move units";
    const RULE: Rule = Rule::new("SS-U1");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        self.each_move(game, |figure, to| {
            let figure = Upto::new(figure as u8);
            list(Kinds::of_mask(u64::from(to)).map(|to| Answer::Move(figure, Upto::new(to))), out);
            true
        });
        list([Answer::Done], out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(Answer::Move(figure, to)) => self.check_move(game, figure.index(), to.get()),
            Action::Answer(Answer::Done) => Ok(()),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Move(figure, to)) = action else { return };
        let (figure, to) = (figure.index(), to.get());
        let left = self.left.saturating_sub(game.move_cost(seat, figure));
        game.push(MoveUnits { left, ..self }, events);
        if figure > CARRIER && game.is_full(to) {
            game.push(Displace { seat, figure: figure as u8, to }, events);
        } else {
            game.place_figure(seat, figure, to, events);
        }
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        let mut any = false;
        self.each_move(game, |_, _| {
            any = true;
            false
        });
        !any
    }

    fn fallback(self, _: &Samurai, _: Seat) -> Action {
        Answer::Done.into()
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        format!("Move a unit ({} left), or stop.", self.left)
    }

    fn describe(self, game: &Samurai, _: Seat, action: Action, names: &Names) -> Described {
        let Action::Answer(Answer::Move(figure, to)) = action else { return done("Move no more units.") };
        let (seat, figure, to) = (self.seat, figure.index(), to.get());
        let name = figure_name(game, seat, figure);
        let from = place_name(game.player(seat).figures[figure].place());
        let described = Described::new(format!("Move {name} from {from} to {}.", to + 1))
            .click(format!("figure/{}/{from}", plain(&name)))
            .click(format!("location/{}", to + 1));
        if figure <= CARRIER || !game.is_full(to) {
            let mut after = *game;
            after.set_figure(seat, figure, game.player(seat).figures[figure].moved_to(Place::at(to)));
            let leader = after.leader(to).map_or(0, |leader| leader.index() as i32 + 1);
            return described
                .preview(previews::standing(&after, to, names))
                .figure("total", i32::from(after.total(seat, to)))
                .figure("leader", leader);
        }
        displacing(described, game, seat, to, names)
    }
}

/// A mech that enters a full location destroys a ship there (SS-U5).
fn displacing(described: Described, game: &Samurai, seat: Seat, to: u8, names: &Names) -> Described {
    let own = |answer: &Answer| matches!(answer, Answer::Pick(who, _) if who.index() == seat.index());
    let weakest = game.weakest_ships(to);
    let described = described.preview(match *weakest.as_slice() {
        [Answer::Pick(who, ship)] => {
            let owner = Seat::new(who.get());
            let ship = figure_name(game, owner, ship.index());
            format!("The location is full: {ship} of {} is destroyed.", &names[owner])
        }
        _ => "The location is full: one of the weakest ships there is destroyed, you pick it.".to_owned(),
    });
    if weakest.iter().all(own) { described.warn("The weakest ship there is your own.") } else { described }
}
