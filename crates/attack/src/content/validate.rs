//! What must hold of the file as a whole: counts, names that point at something, capacities.

use super::file::File;
use crate::board::{COLUMNS, ROWS, Square};
use crate::coin::{Coin, Colour, Trait};
use enum_map::{Enum, EnumMap};
use kernel::{ContentError, Rule};
use toml::Spanned;

/// The text errors point into.
#[derive(Clone, Copy)]
pub(super) struct Check<'a> {
    text: &'a str,
}

impl<'a> Check<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Check { text }
    }

    /// What is wrong with this entry.
    pub(super) fn fail<T>(self, at: &Spanned<T>, what: impl Into<String>) -> ContentError {
        ContentError::at_offset(self.text, at.span().start, what)
    }

    pub(super) fn that<T>(
        self,
        holds: bool,
        at: &Spanned<T>,
        what: impl FnOnce() -> String,
    ) -> Result<(), ContentError> {
        if holds { Ok(()) } else { Err(self.fail(at, what())) }
    }

    /// Of the file as a whole.
    pub(super) fn whole(self, holds: bool, what: &str) -> Result<(), ContentError> {
        if holds { Ok(()) } else { Err(ContentError::at(0, what)) }
    }

    /// Every key found.
    pub(super) fn all<K: Enum + enum_map::EnumArray<V> + enum_map::EnumArray<Option<V>> + Copy, V>(
        self,
        mut found: EnumMap<K, Option<V>>,
        missing: impl Fn(K) -> String,
    ) -> Result<EnumMap<K, V>, ContentError> {
        if let Some((key, _)) = found.iter().find(|(_, value)| value.is_none()) {
            return Err(ContentError::at(0, missing(key)));
        }
        // Every value is there: the loop above would have left.
        Ok(EnumMap::from_fn(|key| found[key].take().expect("checked above")))
    }
}

type Checked = Result<(), ContentError>;

pub(super) fn check_parts(file: &File, check: Check<'_>) -> Checked {
    check_meta(file, check)?;
    check_piecepack(file, check)?;
    check_board(file, check)?;
    check_ship(file, check)?;
    check_constants(file, check)?;
    check_modes(file, check)?;
    check_rule_ids(file, check)
}

fn check_meta(file: &File, check: Check<'_>) -> Checked {
    let meta = &file.meta;
    check.whole(meta.id == "attack" && meta.prefix == "AT", "[meta] id is \"attack\", prefix \"AT\"")?;
    check.whole((meta.players_min, meta.players_max) == (2, 4), "[meta] players are 2 to 4 (AT-Q1)")?;
    let counts = [
        (file.tile.len(), 24, "[[tile]]"),
        (file.coin.len(), 24, "[[coin]]"),
        (file.die.len(), 4, "[[die]]"),
        (file.pawn.len(), 4, "[[pawn]]"),
        (file.face.len(), 6, "[[face]]"),
        (file.colour.len(), 4, "[[colour]]"),
        (file.r#trait.len(), 4, "[[trait]]"),
        (file.window.len(), 7, "[[window]]"),
        (file.board_slot.len(), 20, "[[board_slot]]"),
    ];
    for (found, wanted, table) in counts {
        check.whole(found == wanted, &format!("{wanted} {table} are wanted, {found} are there"))?;
    }
    let few = file.persona.len() <= 100 && file.flag_skin.len() <= 100 && file.layout.len() <= 100;
    check.whole(few, "at most 100 personas, flag skins and layouts")?;
    check.whole(!file.flag_skin.is_empty(), "at least one [[flag_skin]] is wanted")
}

fn check_piecepack(file: &File, check: Check<'_>) -> Checked {
    for (face, coin) in file.face.iter().zip(Coin::ALL) {
        let line = face.get_ref();
        let fits = Coin::read(&line.id) == Some(coin) && (line.die, line.token) == (coin as u8, coin.value());
        check.that(fits, face, || format!("the face {coin} is worth {} in the pool", coin.value()))?;
    }
    for tile in &file.tile {
        let line = tile.get_ref();
        let known = Colour::read(&line.colour).is_some() && Coin::read(&line.rank).is_some();
        let role = if Coin::read(&line.rank) == Some(Coin::One) { "status" } else { "board" };
        check.that(known && line.role == role, tile, || format!("this tile's role is {role:?} (AT-S3, AT-S4)"))?;
    }
    for coin in &file.coin {
        let line = coin.get_ref();
        let known = Colour::read(&line.colour).is_some() && Coin::read(&line.face).is_some();
        let zone = if Coin::read(&line.face) == Some(Coin::Blank) { "modifier" } else { "pool" };
        check.that(known && line.initial_zone == zone, coin, || format!("this coin starts in {zone:?} (AT-S5)"))?;
    }
    Ok(())
}

fn check_board(file: &File, check: Check<'_>) -> Checked {
    let board = file.board.get_ref();
    let fits = (board.columns, board.rows, board.squares) == (COLUMNS, ROWS, u16::from(COLUMNS * ROWS));
    check.that(fits, &file.board, || "the board is 8 columns by 10 rows (AT-C6)".to_owned())?;
    let mut covered = 0u128;
    for slot in &file.board_slot {
        let line = slot.get_ref();
        let known = file.tile.iter().any(|tile| tile.get_ref().id == line.tile && tile.get_ref().role == "board");
        check.that(known, slot, || format!("{:?} is no board tile", line.tile))?;
        for word in &line.squares {
            let square = Square::read(word).ok_or_else(|| check.fail(slot, format!("{word:?} is no square")))?;
            check.that(covered & square.bit() == 0, slot, || format!("{word} lies on two tiles"))?;
            covered |= square.bit();
        }
    }
    check.that(covered.count_ones() == 80, &file.board, || "the board slots leave squares out".to_owned())
}

fn check_ship(file: &File, check: Check<'_>) -> Checked {
    let corners = [Trait::Engines, Trait::Armaments, Trait::Equipment, Trait::Shields];
    for (line, on) in file.r#trait.iter().zip(corners) {
        let fits = line.get_ref().id == on.id() && line.get_ref().capacitor_allowed == (on != Trait::Equipment);
        check.that(fits, line, || format!("expected the trait {} here (AT-C5, AT-G28)", on.id()))?;
    }
    let speed = file.speed.get_ref();
    let range = (speed.min, speed.max, speed.start, speed.modifier_bonus, speed.modifier_used_above);
    let fits = range == (0, 10, 0, 5, 5) && speed.display.len() == 11;
    check.that(fits, &file.speed, || "speed is 0 to 10, the modifier adds 5 above 5 (AT-S6)".to_owned())
}

fn check_constants(file: &File, check: Check<'_>) -> Checked {
    let (at, line) = (&file.constants, file.constants.get_ref());
    let fixed = [
        ("traits_per_ship", line.traits_per_ship, 4),
        ("pool_start", line.pool_start, 5),
        ("assigned_at_setup", line.assigned_at_setup, 4),
        ("blank_token_value", line.blank_token_value, 6),
        ("force_field_speed", line.force_field_speed, 0),
        ("damage_tokens_per_hit", line.damage_tokens_per_hit, 1),
        ("attacks_per_turn", line.attacks_per_turn, 1),
        ("respawn_tokens_lost", line.respawn_tokens_lost, 1),
        ("flags_per_carrier", line.flags_per_carrier, 1),
    ];
    for (name, found, wanted) in fixed {
        check.that(found == wanted, at, || format!("{name} is {wanted}, the rules know no other"))?;
    }
    let equal = line.attack_hits_on_equal && !line.collision_tie_damages;
    check.that(equal, at, || "equality hits in fire and not in ramming (AT-F7, AT-K8)".to_owned())?;
    let largest = 6u16 + u16::from(line.capacitor_bonus) + 10;
    let safe = u16::from(line.force_field_shields) > largest;
    check.that(safe, at, || format!("a force field never loses: more than {largest} (AT-Y10)"))?;
    let small = line.default_trait_value <= 6 && line.capacitor_bonus <= 10 && line.emp_withhold_from >= 1;
    check.that(small, at, || "default_trait_value up to 6, capacitor_bonus up to 10".to_owned())?;
    let guard = file.engine.get_ref().round_guard;
    check.that((1..=500).contains(&guard), &file.engine, || "round_guard is 1 to 500 (AT-Z5)".to_owned())?;
    check.that(line.respawn_turns_skipped <= 5, at, || "respawn_turns_skipped is at most 5".to_owned())
}

fn check_modes(file: &File, check: Check<'_>) -> Checked {
    let known = [
        ("arena", 0, "torus", "any_free_square", false, "last_ship"),
        ("team", 2, "torus", "any_free_square", false, "enemy_team_destroyed"),
        ("ctf", 2, "cylinder", "own_base", true, "both_flags_home"),
    ];
    check.whole(file.mode.len() == known.len(), "the modes are arena, team and ctf")?;
    for (spanned, (id, teams, topology, placement, respawn, win)) in file.mode.iter().zip(known) {
        let line = spanned.get_ref();
        let words = (line.id.as_str(), line.topology.as_str(), line.placement.as_str(), line.win.as_str());
        let fits = words == (id, topology, placement, win) && line.teams == teams && line.respawn == respawn;
        check.that(fits, spanned, || format!("the mode {id} is {topology}, {placement}, {win}"))?;
    }
    for topology in &file.topology {
        let line = topology.get_ref();
        let fits = line.wrap_columns && line.wrap_rows == (line.id == "torus");
        check.that(fits, topology, || "a torus wraps both ways, a cylinder columns only".to_owned())?;
    }
    Ok(())
}

fn check_rule_ids(file: &File, check: Check<'_>) -> Checked {
    let pieces =
        file.equipment.iter().flat_map(|line| line.get_ref().rules.iter().map(move |rule| (rule, line.span())));
    let powers = file.power.iter().flat_map(|line| line.get_ref().rules.iter().map(move |rule| (rule, line.span())));
    let warnings =
        file.warning.iter().flat_map(|line| line.get_ref().rules.iter().map(move |rule| (rule, line.span())));
    for (rule, span) in pieces.chain(powers).chain(warnings) {
        if Rule::read(rule).is_none() {
            return Err(check.fail(&Spanned::new(span, ()), format!("{rule:?} is no rule ID")));
        }
    }
    Ok(())
}
