//! Formats from the written file.

use super::file::{Format, Number};
use super::{First, FixedSeat, FormatRules, RaidBoss, Relation, Role, StartHands, Unit, Win};
use crate::content::file::File;
use kernel::{ContentError, Seat, SeatSet};
use toml::Spanned;

type Result<T> = std::result::Result<T, ContentError>;

/// The most players any format has (SR-Q3).
const MOST: u8 = 6;

fn fault<T, R>(text: &str, at: &Spanned<T>, what: impl Into<String>) -> Result<R> {
    Err(ContentError::at_offset(text, at.span().start, what))
}

pub(crate) fn formats(text: &str, file: &File) -> Result<Vec<FormatRules>> {
    let seats = emperor_seats(text, file)?;
    let formats = file.format.iter().map(|format| build(text, file, format, &seats)).collect::<Result<Vec<_>>>()?;
    for (n, format) in file.format.iter().enumerate() {
        if formats[..n].iter().any(|known| known.id == *format.id.get_ref()) {
            return fault(text, &format.id, "a format of this id stands here twice");
        }
    }
    Ok(formats)
}

pub(crate) fn raid(file: &File) -> Vec<RaidBoss> {
    let read = |row: &super::file::RaidBoss| RaidBoss {
        raiders: *row.raiders.get_ref(),
        authority: row.authority.clamp(1, 1000),
        hand_size: row.hand_size.clamp(1, 12),
        start_hand: row.start_hand.min(12),
    };
    file.raid_boss.iter().map(read).collect()
}

fn build(text: &str, file: &File, format: &Format, seats: &[FixedSeat]) -> Result<FormatRules> {
    let (min, max) = (*format.players.min.get_ref(), *format.players.max.get_ref());
    if min < 2 || max > MOST || min > max {
        return fault(text, &format.players.min, format!("players are from 2 to {MOST}"));
    }
    let team_size = format.team_size.as_ref().map_or(0, |size| *size.get_ref());
    if team_size > 0 && (min != max || team_size * format.teams.get_ref() != max || *format.teams.get_ref() != 2) {
        return fault(text, &format.teams, "team_size needs two teams that fill the table");
    }
    teams_fit(text, file, format, team_size, seats)?;
    Ok(FormatRules {
        id: format.id.get_ref().clone(),
        name: format.name.clone(),
        players: (min, max),
        team_size,
        turn_unit: format.turn_unit,
        authority_unit: format.authority_unit,
        authority: authority(text, format)?,
        first: *format.first.get_ref(),
        start_hand: start_hand(text, format)?,
        hand_size: hand_size(text, format)?,
        outposts: format.outpost_scope,
        attack_players: format.attack_players,
        target_bases: format.target_bases,
        target_player: format.target_player,
        pools_combat: format.pool_combat.is_some() && format.turn_unit == Unit::Team,
        pools_trade: format.pool_trade.is_some() && format.turn_unit == Unit::Team,
        pass_cost: format.pass_card.as_ref().map(|pass| pass.cost_trade),
        gift: gift(text, format)?,
        base_damage: format.base_damage,
        hands: format.hands_visible_to,
        win: format.win,
        seats: if uses_seats(format) { seats.to_vec() } else { Vec::new() },
    })
}

fn uses_seats(format: &Format) -> bool {
    let relations = [format.attack_players, format.target_bases, format.target_player];
    format.win == Win::EnemyEmperorDefeated || relations.contains(&Relation::EmperorRules)
}

/// A rule that needs teams, an Emperor table or a Boss must have them.
fn teams_fit(text: &str, file: &File, format: &Format, team_size: u8, seats: &[FixedSeat]) -> Result<()> {
    let teams = format.turn_unit == Unit::Team
        || format.authority_unit == Unit::Team
        || format.win == Win::LastTeam
        || format.attack_players == Relation::EnemyTeam;
    if teams && (team_size == 0 || format.authority_unit != Unit::Team) {
        return fault(text, &format.id, "team turns, team scores, enemy_team and last_team go together with team_size");
    }
    if uses_seats(format) && (seats.len() != usize::from(2 * team_size) || team_size == 0) {
        return fault(text, &format.id, "Emperor rules need as many [[emperor_seat]] as players");
    }
    let boss = *format.first.get_ref() == First::Boss || format.win == Win::BossOrRaiders;
    let known = |raiders: u8| file.raid_boss.iter().any(|row| *row.raiders.get_ref() == raiders);
    let (min, max) = (*format.players.min.get_ref(), *format.players.max.get_ref());
    if boss && !(min..=max).all(|players| known(players - 1)) {
        return fault(text, &format.id, "a Boss needs a [[raid_boss]] line for every number of Raiders");
    }
    if boss != (*format.first.get_ref() == First::Boss && format.win == Win::BossOrRaiders) {
        return fault(text, &format.first, "first = \"boss\" and win = \"boss_or_raiders\" go together");
    }
    Ok(())
}

fn authority(text: &str, format: &Format) -> Result<[i16; 5]> {
    let written = &format.authority;
    let boss = match written.boss {
        Some(Number::Plain(n)) => Some(n),
        _ => Some(50),
    };
    let player = written.player.or(written.team);
    let by_role = [player, written.admiral, written.emperor, boss, written.raider];
    if by_role.iter().flatten().any(|n| !(1..=1000).contains(n)) {
        return fault(text, &format.id, "authority is from 1 to 1000");
    }
    if player.is_none() && written.emperor.is_none() && written.raider.is_none() {
        return fault(text, &format.id, "authority names player, team, admiral and emperor, or raider and boss");
    }
    Ok(by_role.map(|n| n.unwrap_or(50)))
}

fn start_hand(text: &str, format: &Format) -> Result<StartHands> {
    let written = &format.start_hand;
    let hands = match (&written.by_order, written.by_team, &written.by_role) {
        (Some(order), None, None) if !order.get_ref().is_empty() => StartHands::ByOrder(order.get_ref().clone()),
        (None, Some(teams), None) => StartHands::ByTeam(teams),
        (None, None, Some(role)) => StartHands::ByRole { raider: role.raider },
        _ => return fault(text, &format.id, "start_hand is one of by_order, by_team, by_role"),
    };
    let most = match &hands {
        StartHands::ByOrder(order) => order.iter().copied().max().unwrap_or_default(),
        StartHands::ByTeam(teams) => teams[0].max(teams[1]),
        StartHands::ByRole { raider } => *raider,
    };
    if most > 12 { fault(text, &format.id, "a starting hand has at most 12 cards") } else { Ok(hands) }
}

fn hand_size(text: &str, format: &Format) -> Result<u8> {
    match format.hand_size.player.or(format.hand_size.raider) {
        Some(n) if (1..=12).contains(&n) => Ok(n),
        _ => fault(text, &format.id, "hand_size is from 1 to 12, for player or raider"),
    }
}

fn gift(text: &str, format: &Format) -> Result<Option<(Role, super::GiftTo)>> {
    match &format.gift_on_defeat {
        Some(gift) if *gift.cards.get_ref() != 1 => fault(text, &gift.cards, "a gift is one card (SR-O11, SR-Z10)"),
        other => Ok(other.as_ref().map(|gift| (gift.role, gift.to))),
    }
}

fn emperor_seats(text: &str, file: &File) -> Result<Vec<FixedSeat>> {
    let n = file.emperor_seat.len() as u8;
    let mut seats = Vec::new();
    for (index, written) in file.emperor_seat.iter().enumerate() {
        if usize::from(*written.seat.get_ref()) != index + 1 || n > MOST {
            return fault(text, &written.seat, format!("seats stand in order, from 1 to at most {MOST}"));
        }
        let neighbours = written.neighbours.get_ref();
        let known = |&seat: &u8| seat >= 1 && seat <= n;
        if !known(written.faces.get_ref()) || !neighbours.iter().all(known) {
            return fault(text, &written.faces, "faces and neighbours name seats of the table");
        }
        seats.push(FixedSeat {
            role: written.role,
            faces: written.faces.get_ref() - 1,
            neighbours: neighbours.iter().map(|seat| Seat::new(seat - 1)).collect::<SeatSet>(),
            team: u8::from(written.team != "A"),
        });
    }
    Ok(seats)
}
