//! Pieces of trading. The click says what a piece is (`trade/give`), the figures whom and what it is about, so that a
//! client lays it out without reading the sentence.

use crate::action::{Answer, Deal, Loose, Pledge, Side, Who, Wish, card_name, seat_name};
use crate::content::{KINDS, Vow};
use crate::state::Samurai;
use kernel::{Described, Names, Seat};

/// Describes a piece of trading to the seat that may make it.
pub(super) fn describe(game: &Samurai, deal: Deal, names: &Names) -> Described {
    let who = |who: Who| seat_name(game, Seat::new(who.get()));
    match deal {
        Deal::Offer(to) => whose(to, "trade/offer", format!("Draft an offer to {}.", who(to))),
        Deal::Accept(from) => whose(from, "trade/accept", format!("Accept the offer of {}.", who(from))),
        Deal::Decline(from) => whose(from, "trade/decline", format!("Decline the offer of {}.", who(from))),
        Deal::Withdraw(to) => whose(to, "trade/withdraw", format!("Withdraw the offer to {}.", who(to))),
        Deal::Send => Described::new("Send the offer.").click("trade/send"),
        Deal::Drop => Described::new("Throw the draft away.").click("trade/drop"),
        Deal::GiveWealth(n) => {
            Described::new("Give {n} wealth.").click("trade/give").amount("give {n} wealth", i32::from(n.get()))
        }
        Deal::AskWealth(n) => {
            Described::new("Ask for {n} wealth.").click("trade/ask").amount("ask {n} wealth", i32::from(n.get()))
        }
        Deal::Give(kind, shown) => {
            let how = if shown { "openly" } else { "face down" };
            let words = format!("Give {} {how}.", card_name(game, kind.get()));
            card(kind.get(), "trade/give", words).figure("shown", i32::from(shown))
        }
        Deal::Hand(kind) => card(kind.get(), "trade/hand", format!("Hand {} over.", card_name(game, kind.get()))),
        Deal::Ask(wish) => asked(game, wish),
        Deal::Bind(answer) => bound(game, answer, names),
        Deal::BindLoose(loose) => loosely(loose),
        Deal::Vow(pledge) => vowed(game, pledge),
    }
}

fn whose(who: Who, click: &str, words: String) -> Described {
    Described::new(words).click(click).figure("seat", i32::from(who.get()) + 1)
}

fn card(kind: u8, click: &str, words: String) -> Described {
    Described::new(words).click(click).figure("card", i32::from(kind))
}

/// A card by name, or `any`: 0 whichever, 1 an order card, 2 a battle card.
fn asked(game: &Samurai, wish: Wish) -> Described {
    let any = |n: i32, words: &str| Described::new(words).click("trade/ask").figure("any", n);
    match wish {
        Wish::Any => any(0, "Ask for any card."),
        Wish::Order => any(1, "Ask for any order card."),
        Wish::Battle => any(2, "Ask for any battle card."),
        Wish::Named(kind) => card(kind.get(), "trade/ask", format!("Ask for {}.", card_name(game, kind.get()))),
    }
}

/// The preview says what is bound. It speaks of what everybody sees, never of a hand.
fn bound(game: &Samurai, answer: Answer, names: &Names) -> Described {
    let words = match answer {
        Answer::Play(kind) => format!("Play {}.", card_name(game, kind.get())),
        Answer::Commit(kind) => format!("Commit {}.", card_name(game, kind.get())),
        Answer::Pass => "Pass: commit nothing.".to_owned(),
        Answer::Take(n) => format!("Take {n}."),
        Answer::Add(n) => format!("Add {n} wealth."),
        open => match game.top().and_then(|frame| Some((frame, frame.asked(game)?))) {
            Some((frame, asked)) => frame.describe(game, asked, open.into(), names).sentence,
            None => String::new(),
        },
    };
    Described::new(format!("Bind the decision at hand. {words}")).click("trade/bind").preview(words)
}

fn loosely(loose: Loose) -> Described {
    let words = match loose {
        Loose::Commit => "Commit a battle card, whichever.",
        Loose::CommitGiven => "Commit the card given here.",
        Loose::Order => "Place an order, whichever.",
    };
    Described::new(format!("Bind the decision at hand. {words}")).click("trade/bind").preview(words)
}

/// The second click says which promise; `mine` is 1 where the proposer makes it, `card` is missing for the card
/// given here.
fn vowed(game: &Samurai, pledge: Pledge) -> Described {
    let mine = pledge.side == Side::Mine;
    let words = format!("{}: {}", if mine { "You promise" } else { "They promise" }, game.promise_words(pledge));
    let (kind, about) = match game.vow(pledge) {
        Some(Vow::KeepOut) => ("promise/keep_out", Some("location")),
        Some(Vow::UseCardOn) => ("promise/use_card_on", Some("seat")),
        Some(Vow::Spare) => ("promise/spare", Some("seat")),
        Some(Vow::ClanPeace) => ("promise/clan_peace", Some("seat")),
        Some(Vow::Words) | None => ("promise/free_text", None),
    };
    let described = Described::new(words).click("trade/promise").click(kind).figure("mine", i32::from(mine));
    let described = match about {
        Some(about) => described.figure(about, i32::from(pledge.what.get()) + 1),
        None => described,
    };
    let named = game.vow(pledge) == Some(Vow::UseCardOn) && pledge.card.index() < KINDS;
    if named { described.figure("card", i32::from(pledge.card.get())) } else { described }
}
