//! From the file's words to tables.

use super::file::{self, File, UnitKind};
use super::written::{Written, WrittenList};
use super::*;
use crate::effects::Builder;
use crate::effects::data::{Lists, UnitWord};
use kernel::read_toml;
use std::ops::Range;
use toml::Spanned;

/// Reads a content file: syntax first, then what it says.
pub(super) fn read(text: &str) -> Result<Content, ContentError> {
    let file: File = read_toml(text)?;
    let reader = Reader { text, effects: Vec::new(), lists: Vec::new(), clans: clan_ids(&file) };
    validate::file(&reader, &file)?;
    reader.content(&file)
}

fn clan_ids(file: &File) -> Vec<String> {
    file.lesser_clan.iter().map(|clan| clan.id.get_ref().clone()).collect()
}

/// A reading under way: errors need the text, effects are collected as they come.
pub(super) struct Reader<'a> {
    text: &'a str,
    effects: Vec<Effect>,
    lists: Vec<Span>,
    clans: Vec<String>,
}

impl Reader<'_> {
    /// An error at a place of the file.
    pub(super) fn fault(&self, span: Range<usize>, what: impl Into<String>) -> ContentError {
        ContentError::at_offset(self.text, span.start, what)
    }

    /// `Ok` where it holds, else an error at this place.
    pub(super) fn need<T>(&self, holds: bool, at: &Spanned<T>, what: impl Into<String>) -> Result<(), ContentError> {
        if holds { Ok(()) } else { Err(self.fault(at.span(), what)) }
    }

    fn content(mut self, file: &File) -> Result<Content, ContentError> {
        let locations = self.locations(file)?;
        let units = self.units(file)?;
        let actions = self.actions(file)?;
        let tables = std::array::from_fn(|i| table(file, &locations, i as u8 + 2));
        let branch = *file.alliance.branch_spaces.get_ref();
        let starters = mask(file.action.iter().map(|card| card.tags.iter().any(|tag| tag == "starter")));
        Ok(Content {
            title: file.game.title.clone(),
            hand_limit: *file.game.hand_limit.get_ref(),
            victor_honor: file.game.victor_honor,
            tokens: *file.game.wealth_tokens.get_ref(),
            starting_wealth: *file.game.starting_wealth.get_ref(),
            token_power: file.game.attached_token_power,
            type_bonus: std::array::from_fn(|i| file.game.type_bonus.get_ref().get(i).copied().unwrap_or_default()),
            tables,
            trading: file.variant.trading.default,
            offers_per_slot: file.variant.trading.offers_per_player_per_slot,
            own_decks: file.variant.two_player_decks.default,
            promises: self.promises(file)?,
            orders: std::array::from_fn(|i| file.order[i].name.clone()),
            great_clans: great_clans(file),
            clans: lesser_clans(file),
            branch,
            tiers: tiers(file),
            spaces: std::array::from_fn(|i| *file.location_board[i].spaces.get_ref()),
            types: file
                .location_type
                .iter()
                .map(|kind| Named { name: kind.name.clone(), glyph: kind.glyph.clone() })
                .collect(),
            locations,
            units,
            battle_cards: mask(actions.iter().map(|card| card.battle)),
            actions,
            effects: self.effects,
            lists: self.lists,
            starters,
            reach: reach(branch),
        })
    }

    fn promises(&self, file: &File) -> Result<Vec<Promise>, ContentError> {
        let mut promises = Vec::new();
        for promise in &file.promise {
            let vow = match promise.id.get_ref().as_str() {
                "keep_out" => Vow::KeepOut,
                "use_card_on" => Vow::UseCardOn,
                "spare" => Vow::Spare,
                "clan_peace" => Vow::ClanPeace,
                "free_text" => Vow::Words,
                other => {
                    let what = format!(
                        "no promise {other:?}; there are keep_out, use_card_on, spare, clan_peace and free_text"
                    );
                    return Err(self.fault(promise.id.span(), what));
                }
            };
            promises.push(Promise { vow, text: promise.text.clone() });
        }
        Ok(promises)
    }

    fn locations(&self, file: &File) -> Result<Vec<Location>, ContentError> {
        file.location.iter().map(|card| self.location(file, card)).collect()
    }

    fn location(&self, file: &File, card: &file::Location) -> Result<Location, ContentError> {
        let kind = file.location_type.iter().position(|kind| kind.id.get_ref() == card.kind.get_ref());
        let unknown = || self.fault(card.kind.span(), format!("no location type {:?}", card.kind.get_ref()));
        let kind = kind.ok_or_else(unknown)? as u8;
        let reward = match card.reward.get_ref() {
            file::Reward::Named { clan, steps } => Reward::Clan(self.clan(clan, card.reward.span())?, *steps),
            file::Reward::Any { any_clan } => Reward::AnyClan(*any_clan),
            file::Reward::Honor { honor } => Reward::Honor(*honor),
            file::Reward::Wealth { wealth } => Reward::Wealth(*wealth),
            file::Reward::Draw { draw } => Reward::Draw(*draw),
        };
        Ok(Location { name: card.name.clone(), kind, pips: card.pips, reward })
    }

    fn clan(&self, id: &str, span: Range<usize>) -> Result<u8, ContentError> {
        let found = self.clans.iter().position(|clan| clan == id);
        let unknown = || self.fault(span, format!("no lesser clan {id:?}; there are {}", self.clans.join(", ")));
        found.map(|at| at as u8).ok_or_else(unknown)
    }

    fn units(&mut self, file: &File) -> Result<Vec<Unit>, ContentError> {
        let rank = |unit: &&file::Unit| match unit.kind {
            UnitKind::SmallShip => 0,
            UnitKind::LargeShip => 1,
            UnitKind::Mech => 2,
        };
        let mut sorted: Vec<&file::Unit> = file.unit.iter().collect();
        sorted.sort_by_key(rank);
        sorted.into_iter().map(|unit| self.unit(unit)).collect()
    }

    fn unit(&mut self, unit: &file::Unit) -> Result<Unit, ContentError> {
        let span = unit.ability.span();
        let ability = match unit.ability.get_ref() {
            file::Ability::FreeOrder(order) => Ability::FreeOrder(self.free_order(order, &span)?),
            file::Ability::Escort { unit: _, count } => Ability::Escort(*count),
            file::Ability::MoveCost { value } => Ability::MoveCost(*value),
            file::Ability::Aura { unit, owner: _, r#where: _, power } => {
                Ability::Aura { fighters: *unit == UnitWord::Fighter, power: *power }
            }
            file::Ability::OnArrive { optional, effects } => {
                Ability::OnArrive { optional: *optional, effects: self.span(effects, &span)? }
            }
            file::Ability::Shelter { .. } => Ability::Shelter,
            file::Ability::ExtraCommit { count } => Ability::ExtraCommit(*count),
            file::Ability::RewardBonus { value } => Ability::RewardBonus(*value),
        };
        Ok(Unit { name: unit.name.clone(), power: *unit.power.get_ref(), ability })
    }

    fn free_order(&mut self, order: &file::FreeOrder, span: &Range<usize>) -> Result<FreeOrder, ContentError> {
        Ok(FreeOrder {
            name: order.name.clone(),
            once: order.limit == file::Limit::OncePerTurn,
            cost: cost(order.cost),
            on_board: order.requires == file::Requires::OnBoard,
            effects: self.span(&order.effects, span)?,
        })
    }

    fn actions(&mut self, file: &File) -> Result<Vec<ActionCard>, ContentError> {
        file.action.iter().map(|card| self.action(card)).collect()
    }

    fn action(&mut self, card: &file::Action) -> Result<ActionCard, ContentError> {
        let attached = match &card.attached {
            Some(attached) => self.hook(attached.get_ref(), &attached.span())?,
            None => Hook::default(),
        };
        Ok(ActionCard {
            name: card.name.clone(),
            battle: card.kind == file::CardType::Battle,
            copies: *card.copies.get_ref(),
            cost: cost(*card.cost.get_ref()),
            effects: self.span(card.effects.get_ref(), &card.effects.span())?,
            attached,
        })
    }

    fn hook(&mut self, hook: &file::Attached, span: &Range<usize>) -> Result<Hook, ContentError> {
        Ok(Hook {
            free_order: hook.free_order.as_ref().map(|order| self.free_order(order, span)).transpose()?,
            trigger: hook.trigger.map(|_| self.span(&hook.effects, span)).transpose()?,
            once: hook.then.is_some(),
            bars_ships: hook.forbid.is_some(),
            expires: hook.expires.is_some(),
        })
    }

    /// Looks a list of effects up and keeps it in one piece; lists inside it come first.
    fn span(&mut self, effects: &[Written], place: &Range<usize>) -> Result<Span, ContentError> {
        let read: Result<Vec<Effect>, ContentError> =
            effects.iter().map(|Written(effect)| effect.built(&mut At { reader: self, place })).collect();
        let at = self.effects.len() as u16;
        self.effects.extend(read?);
        if self.effects.len() > 4096 {
            return Err(self.fault(place.clone(), "an edition has at most 4096 effects"));
        }
        Ok(Span { at, end: self.effects.len() as u16 })
    }
}

/// A reader at a place of the file.
struct At<'r, 'a> {
    reader: &'r mut Reader<'a>,
    place: &'r Range<usize>,
}

impl Builder<String, Vec<WrittenList>> for At<'_, '_> {
    fn which(&mut self, written: &String) -> Result<Option<u8>, ContentError> {
        if written == "any" { Ok(None) } else { self.reader.clan(written, self.place.clone()).map(Some) }
    }

    fn lists(&mut self, written: &Vec<WrittenList>) -> Result<Lists, ContentError> {
        if written.is_empty() || written.len() > 4 {
            return Err(self.reader.fault(self.place.clone(), "a choice has one to four lists"));
        }
        let spans: Result<Vec<Span>, ContentError> =
            written.iter().map(|list| self.reader.span(list, self.place)).collect();
        let first = self.reader.lists.len() as u16;
        self.reader.lists.extend(spans?);
        Ok(Lists { first, n: written.len() as u8 })
    }
}

fn cost(cost: file::Cost) -> Cost {
    Cost { honor: cost.honor, wealth: cost.wealth, ships: cost.ships }
}

fn mask(bits: impl Iterator<Item = bool>) -> u64 {
    bits.enumerate().fold(0, |mask, (at, bit)| mask | u64::from(bit) << at)
}

fn table(file: &File, locations: &[Location], players: u8) -> TableSetup {
    let setup = file.setup.iter().find(|setup| *setup.players.get_ref() == players);
    let removed = |pips: u8| setup.is_some_and(|setup| setup.remove_pips.contains(&pips));
    let out = mask(locations.iter().map(|card| removed(card.pips))) as u16;
    TableSetup { out, back: setup.map_or(0, |setup| setup.add_back), rounds: setup.map_or(1, |setup| setup.rounds) }
}

fn great_clans(file: &File) -> Vec<Clan> {
    let named = |id: &String| file.player_clan.iter().find(|clan| clan.id.get_ref() == id);
    let branches = file.alliance.branches.get_ref().iter();
    branches
        .filter_map(named)
        .map(|clan| Clan {
            id: clan.id.get_ref().clone(),
            name: clan.name.clone(),
            blurb: clan.blurb.clone(),
            mark: clan.color.clone(),
        })
        .collect()
}

fn lesser_clans(file: &File) -> Vec<Clan> {
    let clans = file.lesser_clan.iter();
    clans
        .map(|clan| Clan {
            id: clan.id.get_ref().clone(),
            name: clan.name.clone(),
            blurb: clan.blurb.clone(),
            mark: clan.glyph.clone(),
        })
        .collect()
}

fn tiers(file: &File) -> [u8; BRANCH + 1] {
    let mut tiers = [0; BRANCH + 1];
    for tier in &file.alliance.tier {
        for &space in tier.spaces.get_ref() {
            if let Some(honor) = tiers.get_mut(space as usize) {
                *honor = tier.honor;
            }
        }
    }
    tiers
}

/// For every space and number of steps, the spaces a marker may end on (SS-A2, SS-A3).
fn reach(branch: u8) -> Box<[[u64; FARTHEST + 1]; SPACES]> {
    let mut reach = Box::new([[0u64; FARTHEST + 1]; SPACES]);
    for (from, row) in reach.iter_mut().enumerate() {
        for (steps, mask) in row.iter_mut().enumerate() {
            for to in (0..SPACES).filter(|&to| to != from && depth(to) <= branch as usize) {
                if distance(from, to) <= steps {
                    *mask |= 1 << to;
                }
            }
        }
    }
    reach
}

/// How deep in its branch a space lies; 0 for neutral.
fn depth(space: usize) -> usize {
    if space == 0 { 0 } else { (space - 1) % BRANCH + 1 }
}

fn distance(a: usize, b: usize) -> usize {
    let same = a != 0 && b != 0 && (a - 1) / BRANCH == (b - 1) / BRANCH;
    if same { depth(a).abs_diff(depth(b)) } else { depth(a) + depth(b) }
}
