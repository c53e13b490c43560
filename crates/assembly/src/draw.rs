//! The table as text, from the view alone.

use crate::text::{class, count};
use crate::view::{AgendaView, BattleView, CardView, HandCard, ShipView, SideView, View};
use kernel::{Names, Seat, Style};

/// A picture being put together, line by line, within the columns there are.
struct Page<'a> {
    lines: Vec<String>,
    names: &'a Names,
    style: Style,
}

pub(crate) fn table(view: &View, names: &Names, style: Style) -> String {
    let mut page = Page { lines: Vec::new(), names, style };
    page.headline(view);
    match view.phase {
        "lobbying" => page.lobbying(view),
        _ if view.battle.is_some() => page.war(view),
        _ => page.assembly(view),
    }
    page.ending(view);
    page.lines.join("\n") + "\n"
}

impl Page<'_> {
    fn line(&mut self, text: impl AsRef<str>) {
        for part in wrap(text.as_ref(), self.style.width.max(20)) {
            self.lines.push(part);
        }
    }

    fn rule(&mut self, title: &str) {
        if self.style.plain {
            return self.line(format!("{title}."));
        }
        let width = self.style.width.max(20);
        let dashes = width.saturating_sub(title.chars().count() + 4).min(width);
        self.line(format!("-- {title} {}", "-".repeat(dashes)));
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names[seat]
    }

    fn headline(&mut self, view: &View) {
        let title = match (view.phase, &view.battle) {
            ("lobbying", _) => "Lobbying".to_owned(),
            (_, Some(battle)) => format!("War, round {}", battle.round),
            _ => format!("Assembly, turn {}", view.turn),
        };
        self.rule(&title);
        if let (Some(by), Some(how)) = (view.declared_by, view.declared_how)
            && view.battle.is_none()
        {
            let last = if view.final_turn { "this is the final turn" } else { "one final turn is left" };
            let text = format!("WAR IS DECLARED on the turn of {} ({how:?}): {last}.", self.name(by));
            self.line(text);
        }
    }

    fn lobbying(&mut self, view: &View) {
        let deck = match view.deck_taker {
            // SA-L10: it is back in the middle before anybody releases a card.
            Some(seat) if view.row.is_empty() => {
                format!("The deck ({} cards) is back; {} took it and begins.", view.deck_size, self.name(seat))
            }
            Some(seat) => format!("The deck ({} cards) lies beside {}.", view.deck_size, self.name(seat)),
            None => format!("The deck ({} cards) can be taken.", view.deck_size),
        };
        self.line(deck);
        if !view.row.is_empty() {
            self.rule("Face up");
            view.row.iter().for_each(|card| self.card(card, ""));
        }
        view.sides.iter().for_each(|side| self.hand(side));
    }

    fn assembly(&mut self, view: &View) {
        let war = if view.declared_by.is_none() { " to war" } else { "" };
        let locks = if view.locking { format!("; next lock costs {}", view.lock_price) } else { String::new() };
        self.line(format!("Deck: {}{war}{locks}", count(view.deck_size, "card")));
        self.rule("Agenda");
        view.agenda.iter().for_each(|place| self.agenda(place));
        for side in &view.sides {
            self.side(view, side);
        }
        self.ribbon(view);
    }

    fn agenda(&mut self, place: &AgendaView) {
        let lock = place.locked_by.map_or(String::new(), |seat| format!("  [locked by {}]", self.name(seat)));
        match &place.card {
            Some(card) => self.card(card, &lock),
            None => self.line(format!("  {}: empty", place.place)),
        }
    }

    fn side(&mut self, view: &View, side: &SideView) {
        let turn = if view.active == side.seat && view.end.is_none() {
            format!(", to act, {} in the pool", count(view.votes.into(), "vote"))
        } else {
            String::new()
        };
        let title = format!("{}{turn}", self.name(side.seat));
        self.rule(&title);
        for captain in &side.captains {
            let state = if captain.exhausted { "exhausted" } else { "ready" };
            self.line(format!("  {} ({state}): {}", captain.card.captain, captain.abilities.join("; or ")));
        }
        self.fleet(side);
        self.hand(side);
    }

    /// Five slots and the summed worth, cost and two votes each.
    fn fleet(&mut self, side: &SideView) {
        let worth: u32 = side.fleet.iter().map(|ship| u32::from(ship.card.ship_cost) + 2).sum();
        let mut slots: Vec<String> = side.fleet.iter().map(|ship| format!("[{}]", ship.card.ship)).collect();
        slots.resize(5.max(slots.len()), "[ ]".to_owned());
        self.line(format!("  Fleet {} worth {worth}", slots.join(" ")));
    }

    fn hand(&mut self, side: &SideView) {
        match &side.hand {
            Some(hand) if !hand.is_empty() => {
                let title = format!("Hand of {}", self.name(side.seat));
                self.line(format!("  {title}:"));
                hand.iter().for_each(|card| self.hand_card(card));
            }
            _ => {
                let text = format!("  {} holds {}.", self.name(side.seat), count(side.hand_size, "card"));
                self.line(text);
            }
        }
    }

    fn hand_card(&mut self, card: &HandCard) {
        let prices = format!("  now {} / {}", card.captain_price, card.ship_price);
        let changed = card.captain_price != u16::from(card.card.captain_cost)
            || card.ship_price != u16::from(card.card.ship_cost);
        self.card(&card.card, if changed { &prices } else { "" });
    }

    /// `  Krave 1 / Gazer 5  i12 s2 e2  3/I 2/I  (1|2)`.
    fn card(&mut self, card: &CardView, tail: &str) {
        let text = format!(
            "  {} {} / {} {}  {}{tail}",
            card.captain,
            card.captain_cost,
            card.ship,
            card.ship_cost,
            hull(card)
        );
        self.line(text);
    }

    fn ribbon(&mut self, view: &View) {
        let Some(ribbon) = &view.ribbon else { return };
        let known = ribbon.iter().map(|card| card.as_deref().unwrap_or("?"));
        self.line(format!("Ribbon, top first: {}", known.collect::<Vec<_>>().join(" ")));
    }

    fn war(&mut self, view: &View) {
        let Some(battle) = &view.battle else { return };
        self.line(format!("Damage deck: {}", count(view.deck_size, "card")));
        for name in &battle.line {
            for (side, ship) in ships(view).filter(|(_, ship)| ship.card.ship == *name) {
                self.ship(battle, side, ship);
            }
        }
        self.weapons(battle);
        self.ribbon(view);
    }

    fn ship(&mut self, battle: &BattleView, side: &SideView, ship: &ShipView) {
        let acting = if battle.acting.as_deref() == Some(&ship.card.ship) { ">" } else { " " };
        let covered = ship.card.shields.saturating_sub(ship.left);
        let pips = "o".repeat(ship.left.into()) + &".".repeat(covered.into());
        let guns: Vec<String> = ship.card.weapons.iter().map(|&(t, c)| format!("{t}/{}", class(c - 1))).collect();
        let under = match (&ship.tracking_card, ship.tracked) {
            (Some(card), _) => format!("  under it {card}"),
            (None, true) => "  on a face-down card".to_owned(),
            (None, false) => String::new(),
        };
        let owner = self.name(side.seat).to_owned();
        self.line(format!(
            "{acting}{:>3} {:<12} {owner:<10} shields {pips:<3} evasion {} weapons {}{under}",
            ship.card.initiative,
            ship.card.ship,
            ship.card.evasion,
            guns.join(" ")
        ));
    }

    fn weapons(&mut self, battle: &BattleView) {
        let Some(acting) = &battle.acting else { return };
        let power = battle.mode.map_or(String::new(), |mode| format!(", power in {mode}"));
        self.rule(&format!("{acting}{power}"));
        for weapon in &battle.weapons {
            let target = weapon.target.as_ref().map_or(String::new(), |target| format!(" on {target}"));
            let gun = format!("{}/{}", weapon.targeting, class(weapon.class - 1));
            self.line(format!("  weapon {} ({gun}): {}{target}", weapon.weapon, weapon.state));
        }
    }

    fn ending(&mut self, view: &View) {
        let Some(end) = &view.end else { return };
        let text = match end.winner {
            Some(seat) => format!("{} has won ({}).", self.name(seat), end.by),
            None => format!("The game is a tie ({}).", end.by),
        };
        self.line(text);
    }
}

fn ships(view: &View) -> impl Iterator<Item = (&SideView, &ShipView)> {
    view.sides.iter().flat_map(|side| side.fleet.iter().map(move |ship| (side, ship)))
}

fn hull(card: &CardView) -> String {
    let guns: Vec<String> = card.weapons.iter().map(|&(t, c)| format!("{t}/{}", class(c - 1))).collect();
    format!(
        "i{} s{} e{}  {}  ({}|{})",
        card.initiative,
        card.shields,
        card.evasion,
        guns.join(" "),
        card.band[0],
        card.band[1]
    )
}

/// Breaks a line at spaces; what follows a break is set in.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest: Vec<char> = text.chars().collect();
    while rest.len() > width {
        let cut = rest[..width].iter().rposition(|&c| c == ' ').filter(|&at| at > width / 3).unwrap_or(width);
        lines.push(rest[..cut].iter().collect::<String>().trim_end().to_owned());
        let left: String = rest[cut..].iter().collect();
        rest = format!("      {}", left.trim_start()).chars().collect();
    }
    lines.push(rest.into_iter().collect());
    lines
}
