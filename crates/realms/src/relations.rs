//! Who may strike at whom: the named relations of formats, and what outposts shield.

use crate::content::Masks;
use crate::format::{BaseDamage, Relation, Role, Scope};
use crate::rules;
use crate::state::{PlayedCard, Realms};
use kernel::{Rule, Seat, SeatSet};

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// The living seats of other sides.
    #[inline]
    pub fn enemies(&self, seat: Seat) -> SeatSet {
        self.living - self.players[seat].friends
    }

    /// The seats a relation holds for, seen from `seat`.
    #[inline]
    pub(crate) fn related(&self, relation: Relation, seat: Seat) -> SeatSet {
        match relation {
            Relation::AnyOpponent | Relation::RaidRules => self.enemies(seat),
            _ => self.related_by_seat(relation, seat),
        }
    }

    /// The relations that ask where somebody sits.
    fn related_by_seat(&self, relation: Relation, seat: Seat) -> SeatSet {
        match relation {
            Relation::LeftLiving => self.left(seat),
            Relation::LeftOrRightLiving => self.left(seat) | self.right(seat),
            Relation::EnemyTeam => self.enemies(seat).first().map_or(SeatSet::EMPTY, SeatSet::of),
            Relation::EmperorRules => self.emperor_reach(seat),
            Relation::AnyOpponent | Relation::RaidRules => self.enemies(seat),
        }
    }

    /// Players (in Hydra: the first seat of the team) that `seat` may attack, shields apart.
    #[inline]
    pub fn attackable(&self, seat: Seat) -> SeatSet {
        self.related(self.rules().attack_players, seat)
    }

    /// Players whose bases `seat` may attack or target, shields apart.
    #[inline]
    pub fn base_owners(&self, seat: Seat) -> SeatSet {
        self.related(self.rules().target_bases, seat)
    }

    /// Players that `seat` may make discard: no outpost stops it (SR-Q18).
    #[inline]
    pub fn targetable(&self, seat: Seat) -> SeatSet {
        self.related(self.rules().target_player, seat)
    }

    /// The next living seat clockwise (SR-Q23).
    fn left(&self, seat: Seat) -> SeatSet {
        let mut at = seat.next(self.seats);
        while !self.living.has(at) && at != seat {
            at = at.next(self.seats);
        }
        SeatSet::of(at) - SeatSet::of(seat)
    }

    /// The previous living seat (SR-Q23).
    fn right(&self, seat: Seat) -> SeatSet {
        let before = self.living.iter().filter(|&other| other < seat).last();
        let last = self.living.iter().last();
        before.or(last).map_or(SeatSet::EMPTY, SeatSet::of) - SeatSet::of(seat)
    }

    /// SR-O5 to SR-O7: an Admiral reaches the Admiral across, then the enemy Emperor.
    fn emperor_reach(&self, seat: Seat) -> SeatSet {
        let enemies = self.enemies(seat);
        if self.players[seat].role != Role::Admiral {
            return enemies;
        }
        match self.admiral_across(seat) {
            Some(across) => SeatSet::of(across),
            None => enemies.iter().filter(|&enemy| self.players[enemy].role == Role::Emperor).collect(),
        }
    }

    /// The enemy across, while in the game.
    fn admiral_across(&self, seat: Seat) -> Option<Seat> {
        let places = self.places.0;
        let across = self.rules().seats.get(places.of(seat)).map(|fixed| places.seat(usize::from(fixed.faces)));
        across.filter(|&across| self.enemies(seat).has(across))
    }

    /// The rule that keeps a seat from what a relation does not hold for: of the Emperor table's three, the one
    /// in force.
    pub(crate) fn reach_rule(&self, relation: Relation, seat: Seat) -> Rule {
        match (relation, self.players[seat].role) {
            (Relation::EmperorRules, Role::Emperor) => rules::EMPEROR_OWN,
            (Relation::EmperorRules, _) if self.admiral_across(seat).is_none() => rules::EMPEROR_OPEN,
            _ => relation.rule(),
        }
    }

    /// Whether outposts shield this player and their other bases (SR-X5, SR-M2, SR-Y10).
    #[inline]
    pub fn is_shielded(&self, seat: Seat) -> bool {
        match self.rules().outposts {
            Scope::Owner => self.players[seat].board.outposts() > 0,
            Scope::Team => {
                let friends = self.players[seat].friends & self.living;
                friends.iter().any(|friend| self.players[friend].board.outposts() > 0)
            }
        }
    }

    /// Bases of `owner` that may be attacked or targeted, by kind: outposts alone behind a shield.
    #[inline]
    pub(crate) fn open_bases(&self, owner: Seat) -> u64 {
        let player = &self.players[owner];
        if player.board.bases() == 0 {
            return 0;
        }
        let masks = self.masks();
        let reach = if self.is_shielded(owner) { masks.outposts } else { masks.bases };
        let standing = player.in_play.iter();
        standing.fold(0, |mask, card| mask | Masks::bit(card.form.model()) & reach)
    }

    /// Whether damage on this seat's bases lasts (SR-Z5).
    #[inline]
    pub(crate) fn keeps_damage(&self, owner: Seat) -> bool {
        self.rules().base_damage == BaseDamage::BossBasesUntilBossTurn && self.players[owner].role == Role::Boss
    }

    /// The damage levels of a player's bases of one kind, as a mask.
    pub(crate) fn damage_levels(&self, owner: Seat, kind: u8) -> u32 {
        let bases = self.players[owner].in_play.iter().filter(|card| card.form.0 == kind);
        bases.fold(0, |levels, card| levels | 1 << card.damage())
    }

    /// The base of this kind with this damage; with any damage where `None`.
    pub(crate) fn find_base(&self, owner: Seat, kind: u8, damage: Option<u8>) -> Option<PlayedCard> {
        let mut bases = self.players[owner].in_play.iter();
        let fits = |card: &&PlayedCard| card.form.0 == kind && damage.is_none_or(|damage| card.damage() == damage);
        bases.find(fits).copied()
    }
}
