//! `policies.toml`, read for the cards of a content file.

use super::rules::{Rule, Scores, USUAL};
use super::{JUNK, NAMES, Policy};
use crate::content::Content;
use kernel::ContentError;
use serde::Deserialize;
use std::collections::BTreeMap;

const TEXT: &str = include_str!("../../policies.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    common: Section,
    policy: Vec<Section>,
}

type Table = BTreeMap<String, String>;

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Section {
    name: String,
    at_once: Vec<String>,
    fresh: Option<bool>,
    buy: Table,
    play: Table,
    #[serde(rename = "use")]
    using: Table,
    ally: Table,
    scrap: Table,
    shed: Table,
    choose: Table,
    destroy: Table,
}

/// The policies for these cards. Cards that a content file has not are passed over.
///
/// # Errors
/// When the file is unsound.
pub(crate) fn parse(content: &Content) -> Result<Vec<Policy>, ContentError> {
    let file: File = kernel::read_toml(TEXT)?;
    if !file.policy.iter().map(|mine| mine.name.as_str()).eq(NAMES.iter().copied()) {
        return Err(ContentError::at(0, format!("policies.toml must have, in this order, {}", NAMES.join(", "))));
    }
    file.policy.iter().map(|mine| policy(content, &file.common, mine)).collect()
}

fn policy(content: &Content, all: &Section, mine: &Section) -> Result<Policy, ContentError> {
    let mut rules = Vec::new();
    let cost = |kind: usize| content.cards.get(kind).map_or(0, |card| i16::from(card.cost));
    let mut fill = |usual: &dyn Fn(usize) -> i16, tables: [&Table; 2]| scores(content, &mut rules, usual, tables);
    let usual = |_: usize| USUAL as i16;
    let at_once = all.at_once.iter().filter_map(|name| content.kind(name));
    let mut policy = Policy {
        name: mine.name.clone(),
        buy: fill(&|_| 0, [&all.buy, &mine.buy])?,
        play: fill(&usual, [&all.play, &mine.play])?,
        using: fill(&usual, [&all.using, &mine.using])?,
        ally: fill(&usual, [&all.ally, &mine.ally])?,
        scrap: fill(&|_| 0, [&all.scrap, &mine.scrap])?,
        shed: fill(&|kind| JUNK as i16 - cost(kind), [&all.shed, &mine.shed])?,
        choose: fill(&|_| 1, [&all.choose, &mine.choose])?,
        destroy: fill(&cost, [&all.destroy, &mine.destroy])?,
        rules: Vec::new(),
        at_once: at_once.fold(0, |mask, kind| mask | 1 << kind),
        junk: junk(content, &all.shed),
        fresh: mine.fresh.or(all.fresh).unwrap_or_default(),
    };
    policy.rules = rules;
    Ok(policy)
}

/// Kinds with a score of their own are worth scrapping, the others below [`JUNK`] less the price.
fn junk(content: &Content, shed: &Table) -> u64 {
    let named = shed.iter().filter(|(_, rule)| rule.parse().is_ok_and(|score: i32| score >= JUNK));
    let kinds = named.filter_map(|(name, _)| content.kind(name));
    let free = (0..content.cards.len()).filter(|&kind| content.cards[kind].cost == 0);
    kinds.map(usize::from).chain(free).fold(0, |mask, kind| mask | 1 << kind)
}

/// The scores of two tables, the second one's first.
fn scores(
    content: &Content,
    rules: &mut Vec<Rule>,
    usual: &dyn Fn(usize) -> i16,
    tables: [&Table; 2],
) -> Result<Scores, ContentError> {
    let mut scores = Scores::new(usual);
    for (name, text) in tables.into_iter().flatten() {
        let unsound = || ContentError::at(0, format!("policies.toml: {name}: {text}"));
        let parts = text.split(';').map(Rule::read).collect::<Option<Vec<_>>>().ok_or_else(unsound)?;
        let kinds = match name.as_str() {
            "*" => 0..content.cards.len(),
            name => content.kind(name).map_or(0..0, |kind| usize::from(kind)..usize::from(kind) + 1),
        };
        kinds.for_each(|kind| scores.set(kind, &parts, rules));
    }
    Ok(scores)
}
