//! From the written file to what the rules use; every fault is one error with its line.

use super::file::{self, CardKind, Deck, File};
use super::written::WrittenList;
use super::{
    BASE_KINDS, CardRules, Content, Effect, Faction, FactionWords, Gains, KINDS, List, MAX_COST, MAX_DEFENSE,
    MAX_EXPLORERS, MAX_STARTER, MAX_TRADE, Masks, Numbers, Offers, Origin, Presence, ROW,
};
use crate::effects::data::ListBuilder;
use kernel::ContentError;
use toml::Spanned;

mod effects;

type Result<T> = std::result::Result<T, ContentError>;

/// Reads and validates a content file.
///
/// # Errors
/// The first fault, with its line.
pub fn parse(text: &str) -> Result<Content> {
    let file: File = kernel::read_toml(text)?;
    let mut builder = Builder { text, effects: Vec::new(), spans: Vec::new(), depth: 0 };
    builder.header(&file)?;
    let cards = builder.cards(&file)?;
    builder.totals(&file, &cards)?;
    let starter = builder.starter(&file, &cards)?;
    let formats = crate::format::build::formats(text, &file)?;
    let mask = |test: &dyn Fn(&file::Card) -> bool| {
        file.card.iter().enumerate().filter(|(_, card)| test(card)).fold(0u64, |mask, (kind, _)| mask | 1 << kind)
    };
    let outposts = mask(&|card| card.outpost == Some(true));
    let wild = mask(&|card| card.fixed.iter().flatten().any(|fixed| fixed.get_ref().wild_ally == Some(true)));
    let mut content = Content {
        cards,
        factions: builder.factions(&file)?,
        raid: crate::format::build::raid(&file),
        formats,
        starter,
        row: *file.setup.trade_row_size.get_ref(),
        numbers: numbers(&file),
        values: file.bot_values,
        masks: Masks::default(),
        offers: Offers::default(),
        worth: [0; KINDS],
        pull: [[0; 2]; KINDS],
        presence: [Presence::default(); KINDS],
        policies: Vec::new(),
        choosers: Vec::new(),
        gains: Vec::new(),
        effects: builder.effects,
        spans: builder.spans,
    };
    content.masks = Masks::of(&content.cards, &content, outposts, wild);
    content.offers = Offers::of(&content.masks);
    content.presence = std::array::from_fn(|kind| presence(&content, kind));
    content.worth = std::array::from_fn(|kind| super::worth::of(&content, kind));
    content.pull = std::array::from_fn(|kind| crate::evaluate::tuned::pull(&content, kind));
    content.choosers = choosers(&content);
    content.gains = (0..content.spans.len()).map(|list| Gains::of(content.list(List(list as u8)))).collect();
    content.policies = crate::policy::parse(&content)?;
    Ok(content)
}

/// The first branches of all choices, with the card that asks.
fn choosers(content: &Content) -> Vec<(List, u8)> {
    let lists = |card: &CardRules| [card.primary, card.ally, card.scrap].into_iter().flatten();
    let mut found = Vec::new();
    for (kind, card) in content.cards.iter().enumerate() {
        for effect in lists(card).flat_map(|list| content.list(list)) {
            if let Effect::Choose(branches) = effect {
                found.push((branches.first, kind as u8));
            }
        }
    }
    found
}

struct Builder<'a> {
    text: &'a str,
    effects: Vec<Effect>,
    spans: Vec<(u16, u16)>,
    depth: usize,
}

impl Builder<'_> {
    fn fault<T, R>(&self, at: &Spanned<T>, what: impl Into<String>) -> Result<R> {
        Err(ContentError::at_offset(self.text, at.span().start, what))
    }

    fn within<T: Copy + PartialOrd + std::fmt::Display>(
        &self,
        what: &str,
        number: &Spanned<T>,
        low: T,
        high: T,
    ) -> Result<T> {
        let n = *number.get_ref();
        if n < low || n > high {
            return self.fault(number, format!("{what} is {n}; expected {low} to {high}"));
        }
        Ok(n)
    }

    fn header(&self, file: &File) -> Result<()> {
        if *file.schema.get_ref() != 1 {
            return self.fault(&file.schema, "schema must be 1");
        }
        if file.game.get_ref() != "realms" {
            return self.fault(&file.game, "this is not a file for realms");
        }
        self.within("trade_row_size", &file.setup.trade_row_size, 1, ROW)?;
        self.within("hand_size", &file.setup.hand_size, 1, 12)?;
        self.within("authority", &file.setup.authority, 1, 1000)?;
        self.within("turn_cap", &file.engine.turn_cap, 1, 10_000)?;
        self.within("actions_per_turn_cap", &file.engine.actions_per_turn_cap, 100, 10_000)?;
        self.within("declined_proposals_cap", &file.engine.declined_proposals_cap, 0, 100)?;
        self.within("players_per_set", &file.scaling.players_per_set, 2, 2)?;
        for scaled in [&file.scaling.scale_trade_deck, &file.scaling.scale_explorers] {
            if !scaled.get_ref() {
                return self.fault(scaled, "every set in use adds its cards (SR-S9); expected true");
            }
        }
        Ok(())
    }

    fn cards(&mut self, file: &File) -> Result<Vec<CardRules>> {
        if file.card.len() > KINDS {
            return self.fault(&file.card[KINDS].id, format!("at most {KINDS} different cards"));
        }
        let mut cards: Vec<CardRules> = Vec::new();
        let mut ids: Vec<&str> = Vec::new();
        for card in &file.card {
            let id = card.id.get_ref().as_str();
            let same_name = cards.iter().any(|known| super::plain(&known.name) == super::plain(card.name.get_ref()));
            if ids.contains(&id) || same_name {
                return self.fault(&card.id, format!("card {id:?} stands here twice"));
            }
            self.name(&card.name)?;
            ids.push(id);
            cards.push(self.card(file, card)?);
        }
        Ok(cards)
    }

    /// Names go into notation: letters, digits, spaces and a little more, no word of its grammar.
    fn name(&self, name: &Spanned<String>) -> Result<()> {
        let text = name.get_ref();
        let fits = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '\'' | '.' | '!');
        let words = [" from ", " with ", " to ", " as "];
        let clear = |word: &str| !format!(" {} ", text.to_lowercase()).contains(word);
        let sound = !text.trim().is_empty() && text.chars().count() <= 24 && text.trim() == text;
        if sound && text.chars().all(fits) && words.into_iter().all(clear) {
            return Ok(());
        }
        self.fault(name, "a card's name has 1 to 24 letters, digits, spaces and none of the words from, with, to, as")
    }

    fn card(&mut self, file: &File, card: &file::Card) -> Result<CardRules> {
        let faction = self.faction(&card.faction)?;
        let defense = self.defense(card)?;
        let origin = match card.deck.get_ref() {
            Deck::Starter => Origin::Starter,
            Deck::Explorer => Origin::Explorer,
            Deck::Trade => Origin::Trade,
        };
        if origin == Origin::Explorer && card.cost.get_ref() != file.setup.explorer_cost.get_ref() {
            return self.fault(&card.cost, "an Explorer costs what setup.explorer_cost says");
        }
        if origin == Origin::Explorer && defense > 0 {
            return self.fault(&card.kind, "an Explorer is a ship (SR-N21)");
        }
        if faction == Faction::Unaligned && card.ally.is_some() {
            return self.fault(&card.faction, "an unaligned card cannot have an ally ability (SR-C5)");
        }
        self.copying(file, card)?;
        Ok(CardRules {
            name: card.name.get_ref().clone(),
            faction,
            cost: self.within("cost", &card.cost, 0, MAX_COST as u8)?,
            defense,
            origin,
            copies: self.within("copies", &card.copies, 1, 80)?,
            primary: self.maybe(card.primary.as_ref())?,
            ally: self.maybe(card.ally.as_ref())?,
            scrap: self.maybe(card.scrap.as_ref())?,
            on_play: self.on_play(card)?,
            source: card.source.word().to_owned(),
        })
    }

    fn faction(&self, named: &Spanned<String>) -> Result<Faction> {
        let found = Faction::ALL.into_iter().find(|faction| faction.id() == named.get_ref());
        let known = || Faction::ALL.map(Faction::id).join(", ");
        found.map_or_else(
            || self.fault(named, format!("no faction {:?}; expected one of {}", named.get_ref(), known())),
            Ok,
        )
    }

    fn defense(&self, card: &file::Card) -> Result<u8> {
        match (card.kind.get_ref(), &card.defense) {
            (CardKind::Ship, None) if card.outpost.is_none() => Ok(0),
            (CardKind::Ship, _) => self.fault(&card.kind, "a ship has neither defense nor outpost"),
            (CardKind::Base, Some(defense)) => self.within("defense", defense, 1, MAX_DEFENSE as u8),
            (CardKind::Base, None) => self.fault(&card.kind, "a base needs its defense"),
        }
    }

    /// One ship may copy others, by its primary ability alone.
    fn copying(&self, file: &File, card: &file::Card) -> Result<()> {
        let copies =
            |card: &file::Card| card.primary.iter().flatten().any(|e| matches!(e.get_ref().0, Effect::CopyShip(_)));
        if !copies(card) {
            return Ok(());
        }
        let alone = card.primary.as_ref().is_some_and(|list| list.len() == 1);
        let bare = card.ally.is_none() && card.scrap.is_none() && card.fixed.is_none();
        if file.card.iter().filter(|card| copies(card)).count() > 1 {
            return self.fault(&card.id, "only one card may copy ships");
        }
        if !alone || !bare || *card.kind.get_ref() == CardKind::Base {
            return self.fault(&card.id, "copy_ship is the whole text of a ship");
        }
        Ok(())
    }

    fn maybe(&mut self, list: Option<&WrittenList>) -> Result<Option<List>> {
        list.map(|list| self.list(list)).transpose()
    }

    fn on_play(&mut self, card: &file::Card) -> Result<Option<List>> {
        let mut found = None;
        for fixed in card.fixed.iter().flatten() {
            let is = fixed.get_ref();
            match (&is.on_play_ship, is.wild_ally) {
                (Some(list), None) if found.is_none() => found = Some(self.list(list)?),
                (None, Some(true)) => {}
                _ => return self.fault(fixed, "a static ability is one of wild_ally = true, on_play_ship = [..]"),
            }
        }
        match found {
            Some(list) if self.effects_of(list).iter().any(|&e| e.asks() || matches!(e, Effect::ForceDiscard(_))) => {
                self.fault(&card.id, "on_play_ship may hold only gains and draws")
            }
            _ => Ok(found),
        }
    }

    fn totals(&self, file: &File, cards: &[CardRules]) -> Result<()> {
        let copies = |test: &dyn Fn(&CardRules) -> bool| -> usize {
            cards.iter().filter(|card| test(card)).map(|card| card.copies as usize).sum()
        };
        let trade = copies(&|card| card.origin == Origin::Trade);
        let explorers = copies(&|card| card.origin == Origin::Explorer);
        let all = copies(&|_| true);
        let of = |id: &str| {
            let found = file.card.iter().find(|card| card.id.get_ref() == id);
            found.map_or(0, |card| *card.copies.get_ref() as usize)
        };
        let distinct = cards.iter().filter(|card| card.origin == Origin::Trade).count();
        let kinds = file.card.iter().filter(|card| *card.deck.get_ref() == Deck::Explorer).count();
        let bases = cards.iter().filter(|card| card.defense > 0).count();
        let written = &file.components;
        for (what, number, found) in [
            ("trade_deck", &written.trade_deck, trade),
            ("explorer", &written.explorer, explorers),
            ("scout", &written.scout, of("scout")),
            ("viper", &written.viper, of("viper")),
            ("playing_cards", &written.playing_cards, all),
            ("distinct_trade_cards", &written.distinct_trade_cards, distinct),
        ] {
            if *number.get_ref() != found {
                return self
                    .fault(number, format!("{what} says {}, but the cards add up to {found}", number.get_ref()));
            }
        }
        for (what, number, most) in
            [("trade_deck", &written.trade_deck, MAX_TRADE), ("explorer", &written.explorer, MAX_EXPLORERS)]
        {
            self.within(what, number, if most == MAX_TRADE { ROW } else { 0 }, most)?;
        }
        if kinds != 1 || bases > BASE_KINDS {
            let what = format!("expected one card of deck \"explorer\" and at most {BASE_KINDS} different bases");
            return self.fault(&written.explorer, what);
        }
        self.per_faction(file, cards)
    }

    fn per_faction(&self, file: &File, cards: &[CardRules]) -> Result<()> {
        for written in &file.faction {
            let faction = self.faction(&written.id)?;
            let mine = cards.iter().filter(|card| card.faction == faction && card.origin == Origin::Trade);
            let found: usize = mine.map(|card| card.copies as usize).sum();
            let said = &written.cards_in_trade_deck;
            if *said.get_ref() != found {
                return self.fault(said, format!("says {}, but its cards add up to {found}", said.get_ref()));
            }
        }
        Ok(())
    }

    fn factions(&self, file: &File) -> Result<Vec<FactionWords>> {
        let find = |faction: Faction| file.faction.iter().find(|written| written.id.get_ref() == faction.id());
        let words = |faction: Faction| match find(faction) {
            Some(written) => Ok(FactionWords { name: written.name.clone(), glyph: written.glyph.clone() }),
            None => Err(ContentError::at(0, format!("there is no [[faction]] with id {:?}", faction.id()))),
        };
        Faction::ALL.into_iter().map(words).collect()
    }

    fn starter(&self, file: &File, cards: &[CardRules]) -> Result<Vec<(u8, u8)>> {
        let mut starter = Vec::new();
        let mut total = 0;
        for written in &file.setup.starting_deck {
            let kind = file.card.iter().position(|card| card.id.get_ref() == written.card.get_ref());
            let Some(kind) = kind.filter(|&kind| cards[kind].origin == Origin::Starter) else {
                return self
                    .fault(&written.card, format!("{:?} is no card of deck \"starter\"", written.card.get_ref()));
            };
            let count = self.within("count", &written.count, 1, MAX_STARTER as u8)?;
            total += count as usize;
            if total > MAX_STARTER {
                return self.fault(&written.count, format!("a starting deck has at most {MAX_STARTER} cards"));
            }
            starter.push((kind as u8, count));
        }
        if total == 0 {
            return Err(ContentError::at(0, "setup.starting_deck is empty"));
        }
        Ok(starter)
    }
}

fn presence(content: &Content, kind: usize) -> Presence {
    let masks = [content.masks.wild, content.masks.on_play, content.masks.bases, content.masks.outposts];
    let marks = masks.map(|mask| mask >> kind & 1 == 1);
    content.cards.get(kind).map_or(Presence::default(), |card| Presence::card(card.faction, marks))
}

fn numbers(file: &File) -> Numbers {
    Numbers {
        turn_cap: *file.engine.turn_cap.get_ref(),
        action_cap: *file.engine.actions_per_turn_cap.get_ref(),
        declined_cap: *file.engine.declined_proposals_cap.get_ref(),
        players_per_set: *file.scaling.players_per_set.get_ref(),
    }
}
