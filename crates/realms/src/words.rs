//! The game in words: prompts, choices, events, refusals.

mod choices;
mod previews;
mod told;

use crate::action::Action;
use crate::event::Told;
use crate::frames::Frame;
use crate::rules;
use crate::state::{Form, Realms};
use crate::text::list_words;
use crate::view::View;
use kernel::choice::{Described, Prompt};
use kernel::{Names, Refusal, Rule, Seat, Style, Words};

impl<const SEATS: usize, const CARDS: usize> Words for Realms<SEATS, CARDS> {
    fn prompt(&self, seat: Seat) -> Prompt {
        let (rule, sentence) = match self.question(seat) {
            None => (Rule::new("SR-T3"), self.main_sentence(seat)),
            Some(frame) => (question_rule(frame), self.question_sentence(seat, frame)),
        };
        Prompt { kind: self.question_kind(seat), rule: Some(rule), sentence }
    }
    fn describe(&self, seat: Seat, action: Action, names: &Names) -> Described {
        self.described(seat, action, names)
    }
    fn tell(&self, event: &Told, names: &Names) -> String {
        told::sentence(self.rules(), event, names)
    }
    fn tell_refusal(&self, seat: Seat, refusal: Refusal, names: &Names) -> String {
        self.refusal_sentence(seat, refusal, names)
    }
    fn ending(&self, names: &Names) -> Option<String> {
        self.ending_words(names)
    }
    fn tries(&self, _: Seat, zone: &str, thing: &str) -> Option<String> {
        match zone {
            "hand" => Some(format!("play {thing}")),
            "play" => Some(format!("use {}", thing.replace("-as-", " as "))),
            "explorers" => Some("buy explorer".to_owned()),
            "row" => self.slot_name(thing).map(|name| format!("buy {name}")),
            _ => {
                zone.strip_prefix("seat-").filter(|_| !thing.is_empty()).map(|n| format!("attack {thing} of seat {n}"))
            }
        }
    }
    fn draw(view: &View, names: &Names, style: Style) -> String {
        crate::draw::table(view, names, style)
    }
}

/// The decision's rule, for help.
fn question_rule(frame: Frame) -> Rule {
    let id = match frame {
        Frame::Run { .. } | Frame::Repeat { .. } => "SR-P8",
        Frame::Choose { .. } => "SR-A5",
        Frame::Scrap { .. } => "SR-K1",
        Frame::Discard { .. } => "SR-N8",
        Frame::Owe { .. } => "SR-L7",
        Frame::ScrapRow { .. } => "SR-K5",
        Frame::DestroyBase { .. } => "SR-X7",
        Frame::Damaged { .. } => "SR-Z5",
        Frame::AcquireShip { .. } => "SR-N6",
        Frame::PutOnTop { .. } => "SR-N5",
        Frame::CopyShip => "SR-N2",
        Frame::Target { .. } => "SR-N19",
        Frame::Propose(_) | Frame::Answer { .. } => "SR-J9",
        Frame::Gift { .. } => "SR-G4",
    };
    Rule::new(id)
}

fn cards(n: u8) -> String {
    format!("{n} card{}", if n == 1 { "" } else { "s" })
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    fn main_sentence(&self, seat: Seat) -> String {
        let player = &self.players[seat];
        let lethal = self.attackable(seat).iter().find(|&target| self.is_lethal(seat, target));
        let hint = lethal.map_or(String::new(), |target| format!(" You can reach enough to defeat {target}."));
        format!("Your turn: play, buy or attack. {} Trade, {} Combat.{hint}", player.trade, player.combat)
    }

    fn question_sentence(&self, seat: Seat, frame: Frame) -> String {
        let name = |kind: u8| self.content().name(kind);
        match frame {
            Frame::Run { .. } | Frame::Repeat { .. } => "An effect goes on.".to_owned(),
            Frame::Choose { first, n } => {
                let branch =
                    |at: u8| format!("{}: {}", at + 1, list_words(self.content(), crate::content::List(first.0 + at)));
                format!("Choose one. {}.", (0..n).map(branch).collect::<Vec<_>>().join("; "))
            }
            Frame::Scrap { need: 0, left, .. } => format!("Scrap up to {}.", cards(left)),
            Frame::Scrap { need, .. } => format!("Scrap {}.", cards(need)),
            Frame::Discard { left, .. } => format!("Discard up to {}.", cards(left)),
            Frame::Owe { left } => format!("An opponent made you discard: choose {}.", cards(left)),
            Frame::ScrapRow { .. } => "Which card of the Trade Row is scrapped?".to_owned(),
            Frame::DestroyBase { .. } => "Which base is destroyed?".to_owned(),
            Frame::Damaged { kind, .. } => format!("Which {}? They differ in damage.", name(kind)),
            Frame::AcquireShip { .. } => "Which ship do you take onto your deck?".to_owned(),
            Frame::PutOnTop { kind } => format!("Does {} go on top of your deck?", name(kind)),
            Frame::CopyShip => "Which ship is copied?".to_owned(),
            Frame::Target { n } => format!("Which opponent discards {n} next turn?"),
            Frame::Propose(proposal) => {
                let payer = self.payer(seat, proposal.fixed);
                let whose = if payer == seat { "you pay".to_owned() } else { format!("{payer} pays") };
                format!("Together for {}: how much of it {whose}?", name(proposal.kind))
            }
            Frame::Answer { proposer } => self.proposal_sentence(seat, proposer),
            Frame::Gift { to, .. } => format!("Which of your cards goes to {to}?"),
        }
    }

    fn proposal_sentence(&self, seat: Seat, proposer: Seat) -> String {
        let Some(Frame::Propose(proposal)) = self.question(proposer) else {
            return "Do you agree?".to_owned();
        };
        let place = self.players[seat].friends.iter().take_while(|&friend| friend != seat).count();
        let share = proposal.shares.get(place).copied().unwrap_or_default();
        let pool = if proposal.target == crate::frames::ROW_TARGET { "Trade" } else { "Combat" };
        format!(
            "{proposer} proposes {} together: you would pay {share} {pool}. Do you agree?",
            self.content().name(proposal.kind)
        )
    }

    fn refusal_sentence(&self, asking: Seat, refusal: Refusal, names: &Names) -> String {
        let fact = |at: usize| refusal.facts().get(at).copied().unwrap_or_default();
        let card = |at: usize| self.content().name(fact(at).clamp(0, 255) as u8).to_owned();
        let form = |at: usize| self.form_name(Form(fact(at).clamp(0, 107) as u8));
        let seat = |at: usize| Seat::checked(fact(at).max(0) as usize).map_or("somebody", |seat| &names[seat]);
        match (refusal.rule(), refusal.which()) {
            (rules::ABILITY, 0) => format!("{} has no ability to use", card(0)),
            (rules::ABILITY, 1) => format!("{} has no ally ability", card(0)),
            (rules::ABILITY, _) => format!("{} has no scrap ability", card(0)),
            (rules::OWN_CARDS, 0) => format!("{} is not in your hand", card(0)),
            (rules::OWN_CARDS, 1) => format!("{} is not in your Discard Pile", card(0)),
            (rules::OWN_CARDS, 2) => format!("{} is not in the Trade Row", card(0)),
            (rules::OWN_CARDS, 3) => "this ability does not scrap from the hand".to_owned(),
            (rules::OWN_CARDS, _) => "this ability does not scrap from the Discard Pile".to_owned(),
            (rules::ONCE, _) => format!("this ability of {} was used this turn", form(0)),
            (rules::NO_ALLY, _) => format!("{} has no ally of its faction in play", form(0)),
            (rules::NOT_FOR_SALE, _) => format!("{} is not in the Trade Row", card(0)),
            (rules::NO_EXPLORER, _) => "the Explorer pile is empty".to_owned(),
            (rules::PRICE, _) => format!("{} costs {} Trade; you have {}", card(0), fact(1), fact(2)),
            (rules::DEFENSE, 1) => "a base takes its whole Defense in one payment, or nothing".to_owned(),
            (rules::DEFENSE, _) => format!("{} needs {} Combat at once; you have {}", card(0), fact(1), fact(2)),
            (rules::AMOUNT, _) => format!("you have {} Combat", fact(0)),
            (rules::FROM_HAND, _) => format!("{} is not in your hand", card(0)),
            (rules::AT_ONCE, _) => format!("{} is a ship: its primary ability happened as it was played", card(0)),
            (rules::IN_PLAY, _) => format!("you have no {} in play", form(0)),
            (rules::SHIELD | rules::TEAM_SHIELD, 1) => format!("an outpost shields {} of {}", card(1), seat(0)),
            (rules::SHIELD | rules::TEAM_SHIELD, _) => format!("an outpost shields {}", seat(0)),
            (line, case) if rules::REACHES.contains(&line) => {
                self.out_of_reach_sentence(asking, Seat::checked(fact(0).max(0) as usize), case, names)
            }
            (rules::PARTLY, 2) => format!("only {} Combat is missing", fact(0)),
            (rules::PARTLY, _) => "say how much Combat goes on this base: its damage lasts".to_owned(),
            (rules::ROOM, 1) => format!("there is room for {} cards of one player", fact(0)),
            (rules::ROOM, _) => format!("there is room for {} cards in play", fact(0)),
            (rules::READY, 1) => "you can play on only while you are Ready and your team is not".to_owned(),
            (rules::READY, _) => "a player ends the turn; a member of a team is ready".to_owned(),
            (rules::PROPOSAL, 0) => "there is no paying together in this format".to_owned(),
            (rules::PROPOSAL, 1) => format!("your pools cannot pay for {} together", card(0)),
            (rules::PROPOSAL, 2) => format!("{} was declined, and nothing has changed since", card(0)),
            (rules::PROPOSAL, _) => "too many proposals were declined this turn".to_owned(),
            (rules::POOLED, _) => format!("{} is not in the Trade Row; only its cards are paid for together", card(0)),
            (rules::NEIGHBOUR, _) => format!("{} is no living neighbour of your team", seat(0)),
            (rules::PASS, 1) => "this format has no passing of cards".to_owned(),
            (rules::PASS, 2) => format!("{} is not in your Discard Pile", card(0)),
            (rules::PASS, _) => format!("passing a card costs {} Trade; you have {}", fact(0), fact(1)),
            (rules::BUNDLE, _) => "fewer than two cards in your hand need no choice".to_owned(),
            (rules::NO_COPY, _) => "a ship played earlier this turn must be copied".to_owned(),
            (rules::CHOICE, _) => "one of the branches must be picked".to_owned(),
            (rules::A_SHIP, _) => "a ship of the row or an Explorer must be taken".to_owned(),
            (rules::A_BASE, _) => "a base must be destroyed".to_owned(),
            (rules::A_TARGET, _) => "an opponent must be named".to_owned(),
            (rules::OWED, _) => "what is owed must be discarded".to_owned(),
            (rules::COMPULSORY, _) => "a card must be scrapped".to_owned(),
            (rules::CONCEDED, _) => "only a living player who has not conceded may concede".to_owned(),
            (rules::TIRED, _) => "this turn has gone on long enough: end it".to_owned(),
            _ => "it is not allowed now".to_owned(),
        }
    }
    /// Why somebody is beyond reach: of the own side, out of the game, or by the format.
    fn out_of_reach_sentence(&self, asking: Seat, other: Option<Seat>, case: u8, names: &Names) -> String {
        let Some(other) = other.filter(|&other| self.is_seat(other)) else {
            return "there is no such player".to_owned();
        };
        let bases = if case == 1 { "bases of " } else { "" };
        if self.players[asking].friends.has(other) {
            return "that is your own side".to_owned();
        }
        if !self.living.has(other) {
            return format!("{} is out of the game", &names[other]);
        }
        format!("this format does not let you reach {bases}{}", &names[other])
    }
}
