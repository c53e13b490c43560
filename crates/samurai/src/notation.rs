//! Notation read back. Case, spaces and punctuation inside names do not matter; whether an
//! action is legal is for `check`.

use crate::action::{
    Action, Answer, Deal, Kind, Loose, Order, Pledge, Side, Who, Wish, card_name, figure_name, loose_words, order_word,
    place_name, plain, seat_name, unit_name,
};
use crate::content::{BRANCH, KINDS, Vow};
use crate::state::{FIGURES, Samurai};
use kernel::{Seat, Unread, Upto};

const EXPECTED: &str = "expected keep, take, order, add, play, free, end, clan, move, done, pick, use, target, choose, \
                        at, demote, discard, swap, commit, pass, reveal, cancel, concede, or a piece of trading: offer, \
                        give, ask, bind, vow, demand, send, drop, accept, hand, decline, withdraw, hold, release";

const GIVE: &str = "expected what you give: `give 2 wealth`, `give CARD` (shown) or `give CARD concealed`";
const ASK: &str = "expected what you ask: `ask 2 wealth`, `ask any card`, `ask any order card`, `ask any battle card` \
                   or `ask CARD`";

/// Reads an action of a seat.
pub(crate) fn read(game: &Samurai, seat: Seat, text: &str) -> Result<Action, Unread> {
    let text = text.trim();
    let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let reader = Reader { game, seat, text, rest: rest.trim() };
    let verb = verb.to_lowercase();
    match verb.as_str() {
        "concede" => return Ok(Action::Concede),
        "hold" => return Ok(Action::Hold),
        "release" => return Ok(Action::Release),
        _ => {}
    }
    if let Some(answer) = reader.answer(&verb) {
        return answer.map(Action::Answer);
    }
    reader.deal(&verb).unwrap_or_else(|| Err(Unread::new(text, EXPECTED))).map(Action::Deal)
}

struct Reader<'a> {
    game: &'a Samurai,
    seat: Seat,
    text: &'a str,
    rest: &'a str,
}

type Read<T> = Result<T, Unread>;

impl Reader<'_> {
    fn fault<T>(&self, expected: &str) -> Read<T> {
        Err(Unread::new(self.text, expected))
    }

    fn answer(&self, verb: &str) -> Option<Read<Answer>> {
        let rest = self.rest;
        Some(match verb {
            "keep" => self.mech(rest).map(Answer::Keep),
            "take" => self.number(rest).map(Answer::Take),
            "order" if plain(rest) != "any" => self.order(),
            "add" => self.number(rest).map(Answer::Add),
            "play" => self.card(rest).map(Answer::Play),
            "free" => self.free(),
            "end" => Ok(Answer::End),
            "clan" => self.clan_move(),
            "move" => self.figure_move(),
            "done" => Ok(Answer::Done),
            "pick" => self.pick(),
            "use" => Ok(Answer::Use),
            "target" => self.who(rest).map(Answer::Target),
            "choose" => self.ordinal(rest).map(Answer::Choose),
            "at" => self.ordinal(rest).map(Answer::At),
            "demote" => self.clan(rest).map(Answer::Demote),
            "discard" => self.card(rest).map(Answer::Discard),
            "swap" => self.swap(),
            "commit" => self.card(rest).map(Answer::Commit),
            "pass" => Ok(Answer::Pass),
            "reveal" => self.card(rest).map(Answer::Reveal),
            "cancel" => self.cancel(),
            _ => return None,
        })
    }

    fn deal(&self, verb: &str) -> Option<Read<Deal>> {
        let rest = self.rest;
        Some(match verb {
            "offer" => self.who(rest).map(Deal::Offer),
            "give" => self.give(),
            "ask" => self.ask(),
            "bind" => self.bind(),
            "vow" => self.vow(Side::Mine),
            "demand" => self.vow(Side::Yours),
            "send" => Ok(Deal::Send),
            "drop" => Ok(Deal::Drop),
            "accept" => self.who(rest).map(Deal::Accept),
            "hand" => self.card(rest).map(Deal::Hand),
            "decline" => self.who(rest).map(Deal::Decline),
            "withdraw" => self.who(rest).map(Deal::Withdraw),
            _ => return None,
        })
    }

    fn number<const N: usize>(&self, text: &str) -> Read<Upto<N>> {
        let number = text.trim().parse::<usize>().ok().and_then(Upto::checked);
        number.map_or_else(|| self.fault(&format!("expected a number from 0 to {}", N - 1)), Ok)
    }

    fn ordinal<const N: usize>(&self, text: &str) -> Read<Upto<N>> {
        let number = text.trim().parse::<usize>().ok().and_then(|n| n.checked_sub(1)).and_then(Upto::checked);
        number.map_or_else(|| self.fault(&format!("expected a number from 1 to {N}")), Ok)
    }

    fn named<const N: usize>(&self, found: Option<usize>, what: &str) -> Read<Upto<N>> {
        found.and_then(Upto::checked).map_or_else(|| self.fault(&format!("expected the name of {what}")), Ok)
    }

    fn mech(&self, text: &str) -> Read<Upto<8>> {
        let name = plain(text);
        let found = self.game.edition.units.iter().skip(2).position(|unit| plain(&unit.name) == name);
        self.named(found, "a mech")
    }

    fn card(&self, text: &str) -> Read<Kind> {
        let name = plain(text);
        let found = self.game.edition.actions.iter().position(|card| plain(&card.name) == name);
        self.named(found, "an action card")
    }

    fn clan(&self, text: &str) -> Read<Upto<8>> {
        let name = plain(text);
        let found = self.game.edition.clans.iter().position(|clan| plain(&clan.name) == name);
        self.named(found, "a lesser clan")
    }

    fn who(&self, text: &str) -> Read<Who> {
        let name = plain(text);
        let found = Seat::all(self.game.seats).position(|seat| plain(seat_name(self.game, seat)) == name);
        self.named(found, "a great clan that plays")
    }

    fn order(&self) -> Read<Answer> {
        let (marker, order) = self.rest.split_once(char::is_whitespace).unwrap_or((self.rest, ""));
        let word = plain(order);
        let found = Order::ALL.into_iter().find(|&order| order_word(order) == word);
        match found {
            Some(order) => Ok(Answer::Order(self.ordinal(marker)?, order)),
            None => self.fault("expected a marker 1 to 4 and an order: allegiance, units, cards or wealth"),
        }
    }

    fn free(&self) -> Read<Answer> {
        let (name, at) = self.rest.rsplit_once(char::is_whitespace).unwrap_or((self.rest, ""));
        let location = at.parse::<u8>().ok();
        let name = plain(if location.is_some() { name } else { self.rest });
        let game = self.game;
        let fits = |source: &u8| {
            let named = game.free_order(*source).is_some_and(|order| plain(&order.name) == name);
            let attached = game.attached.get((*source as usize).wrapping_sub(4)).filter(|_| *source >= 4);
            let here = attached.map(|card| card.location + 1);
            named && here == location.filter(|_| here.is_some() || location.is_some())
        };
        let sources: Vec<u8> = (0..4 + game.attached.len() as u8).filter(fits).collect();
        let open = sources.iter().find(|&&source| game.can_use(source).is_ok()).or(sources.first());
        self.named(
            open.map(|&source| source as usize),
            "a free order, of an attached card with its location: `free Overcharge`, `free Draw Stores 2`",
        )
        .map(Answer::Free)
    }

    fn clan_move(&self) -> Read<Answer> {
        let game = self.game;
        for (clan, card) in game.edition.clans.iter().enumerate() {
            if let Some(space) = strip_name(self.rest, &card.name).and_then(|rest| self.space(rest)) {
                return Ok(Answer::Clan(self.named(Some(clan), "a clan")?, self.named(Some(space), "a space")?));
            }
        }
        self.fault("expected a lesser clan and a space: `clan Ion Pulsar 1` or `clan Ion neutral`")
    }

    fn space(&self, text: &str) -> Option<usize> {
        space_at(self.game, text)
    }

    fn figure_move(&self) -> Read<Answer> {
        let expected = "expected a figure, where from and where to: `move fighter supply>3`, `move carrier 1>2`";
        let (figure, way) = self.rest.rsplit_once(char::is_whitespace).unwrap_or(("", self.rest));
        let Some((from, to)) = way.split_once('>') else { return self.fault(expected) };
        let mover = self.game.question().and_then(|frame| frame.asked(self.game)).unwrap_or(self.seat);
        match self.figure(mover, figure, from) {
            Some(figure) => Ok(Answer::Move(Upto::new(figure as u8), self.ordinal(to)?)),
            None => self.fault(expected),
        }
    }

    fn pick(&self) -> Read<Answer> {
        let expected = "expected a great clan, a figure and its place: `pick Pulsar fighter+1 2`";
        for seat in Seat::all(self.game.seats) {
            let Some(rest) = strip_name(self.rest, seat_name(self.game, seat)) else { continue };
            let Some((figure, place)) = rest.rsplit_once(char::is_whitespace) else { continue };
            if let Some(figure) = self.figure(seat, figure, place) {
                return Ok(Answer::Pick(Upto::new(seat.index() as u8), Upto::new(figure as u8)));
            }
        }
        self.fault(expected)
    }

    /// The first figure of a seat that is written so and stands there; a moved fighter may also
    /// be written without its star.
    fn figure(&self, seat: Seat, name: &str, place: &str) -> Option<usize> {
        let (name, place) = (name.trim().to_lowercase(), place.trim().to_lowercase());
        let place = if place == "s" { "supply".to_owned() } else { place };
        let there = |&figure: &usize| place_name(self.game.player(seat).figures[figure].place()) == place;
        let written = |figure: usize| figure_name(self.game, seat, figure).to_lowercase();
        let same = |a: &str, b: &str| mark(a) == mark(b) && plain(a) == plain(b);
        let exact = (0..FIGURES).filter(there).find(|&figure| same(&written(figure), &name));
        let bare = |&figure: &usize| same(written(figure).trim_end_matches('*'), &name);
        exact.or_else(|| (0..FIGURES).filter(there).find(bare))
    }

    fn swap(&self) -> Read<Answer> {
        match self.rest.to_lowercase().split_once(" for ") {
            Some((placed, unplaced)) => Ok(Answer::Swap(self.ordinal(placed)?, self.ordinal(unplaced)?)),
            None => self.fault("expected a placed and an unplaced marker: `swap 4 for 1`"),
        }
    }

    fn cancel(&self) -> Read<Answer> {
        match self.rest.rsplit_once(char::is_whitespace) {
            Some((who, slot)) => Ok(Answer::Cancel(self.who(who)?, self.ordinal(slot)?)),
            None => self.fault("expected a great clan and a slot: `cancel Pulsar 1`"),
        }
    }

    /// `2 wealth`, where it is that.
    fn wealth(&self) -> Option<Read<Upto<45>>> {
        let (n, word) = self.rest.split_once(char::is_whitespace)?;
        (plain(word) == "wealth").then(|| self.number(n))
    }

    fn give(&self) -> Read<Deal> {
        if let Some(wealth) = self.wealth() {
            return wealth.map(Deal::GiveWealth);
        }
        match self.rest.rsplit_once(char::is_whitespace) {
            Some((card, word)) if word.eq_ignore_ascii_case("concealed") => {
                self.card(card).map(|kind| Deal::Give(kind, false)).or_else(|_| self.fault(GIVE))
            }
            _ => self.card(self.rest).map(|kind| Deal::Give(kind, true)).or_else(|_| self.fault(GIVE)),
        }
    }

    fn ask(&self) -> Read<Deal> {
        if let Some(wealth) = self.wealth() {
            return wealth.map(Deal::AskWealth);
        }
        Ok(Deal::Ask(match plain(self.rest).as_str() {
            "anycard" => Wish::Any,
            "anyordercard" => Wish::Order,
            "anybattlecard" => Wish::Battle,
            _ => Wish::Named(self.card(self.rest).or_else(|_| self.fault(ASK))?),
        }))
    }

    fn bind(&self) -> Read<Deal> {
        let loose = [Loose::Commit, Loose::CommitGiven, Loose::Order];
        let found = loose.into_iter().find(|&loose| plain(loose_words(loose)) == plain(self.rest));
        if let Some(loose) = found {
            return Ok(Deal::BindLoose(loose));
        }
        match read(self.game, self.seat, self.rest)? {
            Action::Answer(answer) => Ok(Deal::Bind(answer)),
            _ => self.fault(
                "expected an answer to the pending decision, `commit any`, `commit the card given here` or `order any`",
            ),
        }
    }

    fn vow(&self, side: Side) -> Read<Deal> {
        let pledge = |vow: Vow, card: usize, what: usize| {
            let promise = self.game.edition.promises.iter().position(|promise| promise.vow == vow)?;
            let (promise, card) = (Upto::checked(promise)?, Upto::checked(card)?);
            Some(Deal::Vow(Pledge { side, promise, card, what: Upto::checked(what)? }))
        };
        let rest = self.rest.to_lowercase();
        let who = |text: &str| self.who(text).map(Upto::index).ok();
        let made = if let Some(at) = rest.strip_prefix("keep out ") {
            at.trim().parse::<usize>().ok().and_then(|at| pledge(Vow::KeepOut, 0, at.checked_sub(1)?))
        } else if let Some(player) = rest.strip_prefix("spare ") {
            who(player).and_then(|who| pledge(Vow::Spare, 0, who))
        } else if let Some(player) = rest.strip_prefix("clan peace ") {
            who(player).and_then(|who| pledge(Vow::ClanPeace, 0, who))
        } else if let Some((card, player)) = rest.strip_prefix("use ").and_then(|rest| rest.rsplit_once(" on ")) {
            let given = plain(card) == "thecardgivenhere";
            let card = if given { Some(KINDS) } else { self.card(card).map(Upto::index).ok() };
            card.and_then(|card| pledge(Vow::UseCardOn, card, who(player)?))
        } else if rest == "in words" {
            pledge(Vow::Words, 0, 0)
        } else {
            None
        };
        let expected = "expected keep out N, use CARD on CLAN, spare CLAN, clan peace CLAN or in words";
        made.map_or_else(|| self.fault(expected), Ok)
    }
}

/// A space of the alliance board by name.
pub(crate) fn space_at(game: &Samurai, text: &str) -> Option<usize> {
    if plain(text) == "neutral" {
        return Some(0);
    }
    game.edition.great_clans.iter().enumerate().find_map(|(branch, clan)| {
        let depth = strip_name(text, &clan.name)?.parse::<usize>().ok()?;
        (1..=game.edition.branch as usize).contains(&depth).then(|| branch * BRANCH + depth)
    })
}

/// What follows a name at the front of a text.
fn strip_name<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let head = text.get(..name.len())?;
    let rest = text.get(name.len()..)?;
    (head.eq_ignore_ascii_case(name) && rest.starts_with(char::is_whitespace)).then(|| rest.trim())
}

/// A moved fighter's star.
fn mark(name: &str) -> bool {
    name.ends_with('*')
}

/// A figure written in a position: its unit and tokens.
pub(crate) fn figure_words(game: &Samurai, text: &str) -> Option<(u8, u8)> {
    let (name, tokens) = match text.rsplit_once('+') {
        Some((name, tokens)) => (name, tokens.trim().parse::<u8>().ok()?),
        None => (text, 0),
    };
    let name = plain(name);
    let unit = (0..game.edition.units.len() as u8).find(|&unit| plain(unit_name(game, unit)) == name)?;
    Some((unit, tokens))
}

/// An action card by name.
pub(crate) fn card_words(game: &Samurai, text: &str) -> Option<u8> {
    let name = plain(text);
    (0..game.edition.actions.len() as u8).find(|&kind| plain(card_name(game, kind)) == name)
}
