//! What an action does, in words, with the clicks it takes.

mod deals;

use super::cards;
use crate::action::{
    Action, Answer, Order, card_name, figure_name, order_word, place_name, plain, seat_name, space_name, unit_name,
};
use crate::frames::{Frame, Gain};
use crate::preview;
use crate::state::{CARRIER, Place, Samurai};
use kernel::{Described, Names, Seat, Viewer, capital};

/// Describes an action to the seat that may take it.
pub(super) fn describe(game: &Samurai, seat: Seat, action: Action, names: &Names) -> Described {
    match action {
        Action::Answer(answer) => describe_answer(game, seat, answer, names),
        Action::Deal(deal) => deals::describe(game, seat, deal, names),
        Action::Hold => {
            Described::new("Ask for time: forced answers wait for your offer until this slot ends.").click("trade/hold")
        }
        Action::Release => Described::new("Let forced answers play themselves again.").click("trade/hold"),
        Action::Concede => Described::new("Give up. Defaults are played for you and you are ranked last.")
            .click("concede")
            .warn("This cannot be taken back."),
    }
}

fn anchor(zone: &str, name: &str) -> String {
    format!("{zone}/{}", plain(name))
}

pub(super) fn describe_answer(game: &Samurai, seat: Seat, answer: Answer, names: &Names) -> Described {
    match answer {
        Answer::Keep(mech) => {
            let unit = mech.get() + 2;
            let name = unit_name(game, unit);
            let power = game.edition.units[unit as usize].power;
            Described::new(format!("Keep {name} (power {power})."))
                .click(anchor("pool", name))
                .preview(cards::ability_sentence(&game.edition, unit))
        }
        Answer::Take(n) => describe_take(game, seat, n.get()),
        Answer::Order(marker, order) => describe_order(game, marker.get(), order),
        Answer::Add(n) => describe_raise(game, n.get()),
        Answer::Play(kind) => describe_play(game, seat, kind.get()),
        Answer::Free(source) => describe_free(game, source.get()),
        Answer::End => describe_end(game),
        Answer::Clan(clan, space) => describe_clan(game, clan.get(), space.get(), names),
        Answer::Move(figure, to) => describe_move(game, figure.index(), to.get(), names),
        Answer::Done => Described::new(done(game)).click("done"),
        Answer::Pick(who, figure) => describe_pick(game, Seat::new(who.get()), figure.index(), names),
        Answer::Use => Described::new("Use the ability.").click("use"),
        Answer::Target(who) => {
            let target = Seat::new(who.get());
            Described::new(format!("Choose {}.", &names[target])).click(anchor("player", seat_name(game, target)))
        }
        Answer::Choose(option) => describe_option(game, option.index()),
        Answer::At(at) => {
            Described::new(format!("Location {}.", at.get() + 1)).click(format!("location/{}", at.get() + 1))
        }
        Answer::Demote(clan) => {
            let name = &game.edition.clans[clan.index()].name;
            Described::new(format!("Move {name} toward neutral.")).click(anchor("marker", name))
        }
        Answer::Discard(kind) => {
            let name = card_name(game, kind.get());
            Described::new(format!("Discard {name}.")).click(anchor("hand", name))
        }
        Answer::Swap(placed, unplaced) => {
            let (placed, unplaced) = (placed.get() + 1, unplaced.get() + 1);
            Described::new(format!("Take the {placed} back and lay the {unplaced} in its place."))
                .click(format!("marker/{placed}"))
                .click(format!("marker/{unplaced}"))
        }
        Answer::Commit(kind) => describe_commit(game, seat, kind.get()),
        Answer::Pass => describe_pass(game, seat, names),
        Answer::Reveal(kind) => {
            let name = card_name(game, kind.get());
            Described::new(format!("Reveal {name} first.")).click(anchor("committed", name))
        }
        Answer::Cancel(who, slot) => {
            let enemy = Seat::new(who.get());
            Described::new(format!("Discard card {} of {}.", slot.get() + 1, &names[enemy]))
                .click(anchor("player", seat_name(game, enemy)))
                .click(format!("slot/{}", slot.get() + 1))
        }
    }
}

/// What one stops doing.
fn done(game: &Samurai) -> &'static str {
    match game.question() {
        Some(Frame::Move { .. }) => "Move no more units.",
        Some(Frame::Clan { .. }) => "Move no clan marker.",
        Some(Frame::Escort { .. }) => "Nobody more comes along.",
        Some(Frame::Ability { .. }) => "Do not use it.",
        _ => "Done.",
    }
}

fn describe_take(game: &Samurai, seat: Seat, n: u8) -> Described {
    let (words, click) = match game.question() {
        Some(Frame::Take { gain: Gain::Honor, .. }) => ("Take {n} honor.", "honor"),
        Some(Frame::Take { gain: Gain::Wealth, .. }) => ("Take {n} wealth.", "bank"),
        Some(Frame::Take { gain: Gain::Cards, .. }) => ("Draw {n} cards.", "deck"),
        _ => ("Attach {n} tokens.", "bank"),
    };
    let described = Described::new(words).click(click).amount("take {n}", i32::from(n));
    let cards = matches!(game.question(), Some(Frame::Take { gain: Gain::Cards, .. }));
    let over = (game.player(seat).hand.len() + n as usize).saturating_sub(game.edition.hand_limit as usize);
    // One warning text for the whole run would split it; it only changes where the limit is passed.
    if cards && over > 0 { described.warn("You will have to discard down to the hand limit.") } else { described }
}

fn describe_order(game: &Samurai, marker: u8, order: Order) -> Described {
    let name = &game.edition.orders[order as usize];
    Described::new(format!("Place your {} on {name}.", marker + 1))
        .click(format!("marker/{}", marker + 1))
        .click(format!("order/{}", order_word(order)))
}

fn describe_raise(game: &Samurai, n: u8) -> Described {
    let described = Described::new("Place the order with {n} wealth.").click("wealth").amount("add {n}", i32::from(n));
    let Some(Frame::Raise { marker, order }) = game.question() else { return described };
    let described = described.figure("marker", i32::from(marker) + 1).figure("order", order as i32);
    let x = u32::from(marker + 1 + n);
    let used = match order {
        Order::Allegiance => 2 * u32::from(game.edition.branch),
        Order::Units => movable(game),
        Order::Cards => {
            (game.decks[game.pile_of(game.active)].len() + game.discards[game.pile_of(game.active)].len()) as u32
        }
        Order::Wealth => u32::from(game.bank + n),
    };
    if n > 0 && x > used { described.warn("More than this order can use.") } else { described }
}

/// Units the active player could move at all.
fn movable(game: &Samurai) -> u32 {
    let figures = game.player(game.active).figures.iter();
    figures.filter(|figure| figure.place() != Place::GRAVEYARD).count() as u32
}

fn describe_play(game: &Samurai, seat: Seat, kind: u8) -> Described {
    let name = card_name(game, kind);
    let described = Described::new(format!("Play {name}."))
        .click(anchor("hand", name))
        .preview(cards::card_sentence(&game.edition, kind));
    let swaps = game.edition.run(game.edition.card(kind).effects).contains(&crate::content::Effect::SwapOrders);
    let nothing = swaps && game.short_list(Frame::Swap { seat }).is_empty();
    if nothing { described.warn("There is nothing to exchange now.") } else { described }
}

/// A free order names what has it and what it costs: "this unit" alone tells nobody which.
fn describe_free(game: &Samurai, source: u8) -> Described {
    let Some(order) = game.free_order(source) else { return Described::new("No such free order.") };
    let attached = if source < 4 { None } else { game.attached.get(source as usize - 4) };
    let whose = match attached {
        Some(card) => card_name(game, card.kind),
        None => unit_name(game, game.slot_unit(game.active, source as usize)),
    };
    let described = Described::new(cards::free_order_use(&game.edition, order, whose))
        .click(anchor("free", &order.name))
        .preview(cards::effects(&game.edition, order.effects).replace("this unit", whose));
    match attached {
        Some(card) => described.click(format!("location/{}", card.location + 1)),
        None => described,
    }
}

fn describe_end(game: &Samurai) -> Described {
    let described = Described::new("End your turn.").click("end");
    let unused = (0..4 + game.attached.len() as u8)
        .filter(|&source| game.can_use(source).is_ok())
        .filter_map(|source| game.free_order(source))
        .any(|order| order.once);
    if unused { described.warn("A free order is still open to you.") } else { described }
}

/// What each seat's branch would earn then.
const INCOMES: [&str; 4] = ["income_1", "income_2", "income_3", "income_4"];

fn describe_clan(game: &Samurai, clan: u8, space: u8, names: &Names) -> Described {
    let name = &game.edition.clans[clan as usize].name;
    let to = space_name(game, space);
    let mut after = game.clone();
    after.markers[clan as usize] = space;
    let changes: Vec<String> = Seat::all(game.seats)
        .filter(|&owner| after.income(owner) != game.income(owner))
        .map(|owner| format!("{} {:+}", &names[owner], i32::from(after.income(owner)) - i32::from(game.income(owner))))
        .collect();
    let mut described =
        Described::new(format!("Move {name} to {to}.")).click(anchor("marker", name)).click(anchor("space", &to));
    for (owner, income) in Seat::all(game.seats).zip(INCOMES) {
        described = described.figure(income, i32::from(after.income(owner)));
    }
    if changes.is_empty() {
        return described;
    }
    let left = game.edition.table(game.seats).rounds.saturating_sub(game.round) + 1;
    let each = if left == 1 { "in the last round".to_owned() } else { format!("in each of {left} rounds") };
    described.preview(format!("Income: {}, {each}.", changes.join(", ")))
}

fn describe_move(game: &Samurai, figure: usize, to: u8, names: &Names) -> Described {
    let seat = game.question().and_then(|frame| game.asked(frame)).unwrap_or(game.active);
    let name = figure_name(game, seat, figure);
    let from = place_name(game.player(seat).figures[figure].place());
    let described = Described::new(format!("Move {name} from {from} to {}.", to + 1))
        .click(format!("figure/{}/{from}", plain(&name)))
        .click(format!("location/{}", to + 1));
    let full = game.crowd[to as usize] >= game.edition.spaces[to as usize];
    if figure <= CARRIER || !full {
        let mut after = game.clone();
        after.set_figure(seat, figure, game.player(seat).figures[figure].moved_to(Place::at(to)));
        let leader = after.leader(to).map_or(0, |leader| leader.index() as i32 + 1);
        return described
            .preview(preview::standing(&after, to, names))
            .figure("total", i32::from(after.total(seat, to)))
            .figure("leader", leader);
    }
    let own = |answer: &Answer| matches!(answer, Answer::Pick(who, _) if who.index() == seat.index());
    let weakest = game.weakest_ships(to);
    let described = described.preview(match *weakest.as_slice() {
        [Answer::Pick(who, ship)] => {
            let owner = Seat::new(who.get());
            format!(
                "The location is full: {} of {} is destroyed.",
                figure_name(game, owner, ship.index()),
                &names[owner]
            )
        }
        _ => "The location is full: one of the weakest ships there is destroyed, you pick it.".to_owned(),
    });
    if weakest.iter().all(own) { described.warn("The weakest ship there is your own.") } else { described }
}

fn describe_pick(game: &Samurai, owner: Seat, figure: usize, names: &Names) -> Described {
    let name = figure_name(game, owner, figure);
    let place = place_name(game.player(owner).figures[figure].place());
    let at = if place == "supply" { "in supply".to_owned() } else { format!("at {place}") };
    let mine = game.question().and_then(|frame| game.asked(frame)) == Some(owner);
    // Another's figure bears her clan: two players' fighters at one place are two things.
    let whose = if mine { String::new() } else { format!("{}/", plain(seat_name(game, owner))) };
    let described = Described::new(format!("{} of {}, {at}.", capital(&name), &names[owner]))
        .click(format!("figure/{whose}{}/{place}", plain(&name)));
    // Where an escort goes, and how many may still come.
    match game.question() {
        Some(Frame::Escort { left, to, .. }) => {
            described.figure("escort", i32::from(to) + 1).figure("left", i32::from(left))
        }
        _ => described,
    }
}

fn describe_option(game: &Samurai, option: usize) -> Described {
    let words = match game.question() {
        Some(Frame::Choose { first, lists, .. }) => {
            let span = game.edition.choice(first, lists).get(option).copied().unwrap_or_default();
            cards::effects(&game.edition, span)
        }
        _ => format!("Option {}.", option + 1),
    };
    Described::new(words).click(format!("option/{}", option + 1))
}

fn describe_commit(game: &Samurai, seat: Seat, kind: u8) -> Described {
    let name = card_name(game, kind);
    let described = Described::new(format!("Commit {name} face down."))
        .click(anchor("hand", name))
        .preview(cards::card_sentence(&game.edition, kind))
        .figure("now", i32::from(game.strength(seat, game.fought)))
        .figure("then", i32::from(preview::with_card(game, seat, kind)));
    let payable = game.can_pay(seat, game.edition.card(kind).cost);
    if payable { described } else { described.warn("You cannot pay for it now; unpaid it does nothing.") }
}

/// Passing shows how the battle stands, and what enemies who decide later may hold.
fn describe_pass(game: &Samurai, seat: Seat, names: &Names) -> Described {
    let mut words = preview::standing(game, game.fought, names);
    let later = |&other: &Seat| game.rank(other) > game.rank(seat) && game.is_at(other, game.fought);
    for other in Seat::all(game.seats).filter(later) {
        if let Some(odds) = preview::battle_odds(game, other, Viewer::seat(seat)) {
            words.push_str(&format!(" {} holds a battle card: {odds} %.", &names[other]));
        }
    }
    let more = if game.battle.committed[seat.index()].is_empty() { "" } else { " more" };
    Described::new(format!("Pass: commit nothing{more}.")).click("pass").preview(words)
}
