//! Trading as bots do it, and what players say in their own words.

use evaluation::Evaluate;
use kernel::position::read_position;
use kernel::{
    Edition, Entry, Events, Fate, Game, GameRefusal, Match, Names, Note, Observed, Options, Seat, TablePlay,
    TableRecords, TableWords, Viewer,
};
use samurai::{Action, Close, Content, Deal, Event, Samurai};
use std::collections::BTreeSet;

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);
const DAN: Seat = Seat::new(3);

fn trading(players: u8) -> Options {
    let mut options = Options::new("war", players);
    options.chosen.insert("trading".to_owned(), "on".to_owned());
    options
}

/// A position with trading on, after these answers and asides.
fn at(players: u8, text: &str, moves: &[(Seat, &str)]) -> Samurai {
    let edition = Edition::<Content>::built_in().expect("the built-in file is sound");
    let setup = Samurai::settings(&trading(players)).expect("the options are sound");
    let mut game: Samurai = read_position(&setup, edition, &Names::scene(players), text).expect("it is a position");
    for &(seat, text) in moves {
        let action = game.read(seat, text).expect("it can be read");
        game.check(seat, action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        game.perform(seat, action, &mut Fate::quick(1), &mut Events::dropped());
    }
    game
}

/// What the bot of a seat does beside the question, until it wants nothing more.
fn asides(game: &mut Samurai, seat: Seat) -> Vec<String> {
    let mut done = Vec::new();
    while let Some(action) = Samurai::aside(&Observed::new(game, seat)) {
        done.push(game.notation(action));
        game.check(seat, action).expect("a bot does what is legal");
        game.perform(seat, action, &mut Fate::quick(1), &mut Events::dropped());
        assert!(done.len() < 20, "it does not come to an end: {done:?}");
    }
    done
}

const FULL_HAND: &str = "ann wealth 6\nbob wealth 2\nbob hand Elite General, Forced March, Lance Strike, Drift Mines, \
                         Armor Rites";

#[test]
fn a_good_offer_is_accepted_and_the_card_least_missed_is_handed_over() {
    let offer = [(ANN, "offer Pulsar"), (ANN, "give 3 wealth"), (ANN, "ask any card"), (ANN, "send")];
    let mut game = at(4, FULL_HAND, &offer);
    assert_eq!(asides(&mut game, BOB), ["accept Nova", "hand Lance Strike"]);
    assert_eq!(game.view(Viewer::seat(BOB)).players[1].wealth, 5);
}

#[test]
fn who_asks_for_a_gift_gets_nothing() {
    for asked in ["ask 2 wealth", "ask any card", "ask Elite General"] {
        let mut game = at(4, FULL_HAND, &[(ANN, "offer Pulsar"), (ANN, asked), (ANN, "send")]);
        assert_eq!(asides(&mut game, BOB).first().map(String::as_str), Some("decline Nova"), "{asked}");
    }
}

#[test]
fn a_bot_takes_promises_and_gives_none() {
    let mut game = at(4, FULL_HAND, &[(ANN, "offer Pulsar"), (ANN, "vow keep out 1"), (ANN, "send")]);
    assert_eq!(asides(&mut game, BOB).first().map(String::as_str), Some("accept Nova"));
    let offer = [(ANN, "offer Pulsar"), (ANN, "give 3 wealth"), (ANN, "demand keep out 1"), (ANN, "send")];
    let mut game = at(4, FULL_HAND, &offer);
    assert_eq!(asides(&mut game, BOB).first().map(String::as_str), Some("decline Nova"));
}

#[test]
fn a_bot_sells_its_own_decision_for_a_price_and_not_for_nothing() {
    let text = "dan turn before\ndan hand Envoy's Ultimatum\ndan honor 1\nann wealth 3\ncat wealth 3";
    let ultimatum = (DAN, "play Envoy's Ultimatum");
    let bind = (ANN, "bind target Gamma");
    let paid = [ultimatum, (ANN, "offer Void"), (ANN, "give 3 wealth"), bind, (ANN, "send")];
    assert_eq!(asides(&mut at(4, text, &paid), DAN), ["accept Nova"]);
    let poor = "dan turn before\ndan hand Envoy's Ultimatum\ndan honor 1\ndan wealth 1\nann wealth 3\nann honor 9";
    let begged = [ultimatum, (ANN, "offer Void"), (ANN, "ask 1 wealth"), bind, (ANN, "send")];
    assert_eq!(asides(&mut at(4, poor, &begged), DAN), ["decline Nova"]);
}

#[test]
fn a_bot_buys_a_battle_card_before_a_fight_and_asks_only_once() {
    let text = "bob turn before\nann wealth 5\nann hand\nann at 1 fighter\nbob at 1 fighter\nbob hand Elite General, \
                Forced March, Lance Strike, Drift Mines, Armor Rites";
    let mut game = at(4, text, &[]);
    assert_eq!(asides(&mut game, ANN), ["offer Pulsar", "give 1 wealth", "ask any battle card", "send"]);
    let declined = game.read(BOB, "decline Nova").unwrap();
    game.perform(BOB, declined, &mut Fate::quick(1), &mut Events::dropped());
    assert_eq!(asides(&mut game, ANN), [""; 0], "one offer in a slot");
}

const POOR: &str = "seat 1 wealth 2";

/// The answer the evaluator likes best, tried in one world the seat holds possible.
fn greedy(game: &Samurai, seat: Seat) -> Action {
    let world = Observed::new(game, seat).sample(&mut Fate::quick(3));
    let mut listed = Vec::new();
    world.candidates(seat, &mut listed);
    let worth = |action: &Action| {
        let mut after = world;
        after.perform(seat, *action, &mut Fate::quick(4), &mut Events::dropped());
        after.evaluate(seat)
    };
    listed.into_iter().max_by_key(worth).unwrap_or_else(|| game.fallback(seat))
}

struct Played {
    answers: usize,
    pieces: usize,
    sent: usize,
    made: usize,
    repeated: usize,
}

/// A game of bots that bargain wherever they may.
fn play(players: u8, seed: u64, options: &Options) -> Played {
    let edition = Edition::<Content>::built_in().expect("the built-in file is sound");
    let setup = Samurai::settings(options).expect("the options are sound");
    let mut fate = Fate::quick(seed);
    let mut game = Samurai::start(&setup, edition, &mut fate).expect("it can be set up");
    let mut events = Events::kept();
    let mut played = Played { answers: 0, pieces: 0, sent: 0, made: 0, repeated: 0 };
    let (mut open, mut vain) = (Vec::new(), BTreeSet::new());
    while let Some(owes) = game.to_act().first() {
        let bargains = Seat::all(players).filter(|_| game.bargains());
        let aside = bargains.into_iter().find_map(|seat| Some((seat, Samurai::aside(&Observed::new(&game, seat))?)));
        played.pieces += usize::from(aside.is_some());
        played.answers += usize::from(aside.is_none());
        let (seat, action) = aside.unwrap_or_else(|| (owes, greedy(&game, owes)));
        game.check(seat, action).expect("a bot does what is legal");
        game.perform(seat, action, &mut fate, &mut events);
        for event in events.drain() {
            match event {
                Event::OfferSent(sent) => {
                    let kinds: Vec<Option<bool>> = sent.cards.iter().map(|gift| gift.battle).collect();
                    let terms = format!("{} {kinds:?} {} {:?}", sent.wealth, sent.ask_wealth, sent.ask_cards);
                    played.sent += 1;
                    played.repeated += usize::from(vain.contains(&(sent.from, sent.to, terms.clone())));
                    open.push((sent.from, sent.to, terms));
                }
                Event::OfferEnded { from, to, how: Close::Declined | Close::Lapsed } => {
                    vain.extend(open.extract_if(.., |(a, b, _)| (*a, *b) == (from, to)));
                }
                Event::TradeMade { from, to } => {
                    played.made += 1;
                    open.retain(|(a, b, _)| (*a, *b) != (from, to));
                }
                _ => {}
            }
        }
        assert!(played.answers + played.pieces < 4_000, "seed {seed} does not end");
    }
    played
}

#[test]
fn bots_trade_now_and_then_never_repeat_an_offer_and_do_not_hold_the_game_up() {
    for players in 2..=4 {
        let sum = |options: &Options| (0..10).map(|seed| play(players, seed, options)).collect::<Vec<_>>();
        let (with, without) = (sum(&trading(players)), sum(&Options::new("war", players)));
        let total = |of: &dyn Fn(&Played) -> usize, games: &[Played]| games.iter().map(of).sum::<usize>();
        let (sent, made) = (total(&|game| game.sent, &with), total(&|game| game.made, &with));
        eprintln!(
            "{players} players, 10 games: {sent} offers, {made} trades, {} answers and {} pieces; {} without",
            total(&|game| game.answers, &with),
            total(&|game| game.pieces, &with),
            total(&|game| game.answers, &without)
        );
        assert_eq!(total(&|game| game.repeated, &with), 0);
        assert!(sent >= 10, "{players} players: only {sent} offers in ten games");
        let (usual, now) = (total(&|game| game.answers, &without), total(&|game| game.answers + game.pieces, &with));
        assert!(2 * now < 3 * usual, "{players} players: {now} steps instead of {usual}");
        assert_eq!(total(&|game| game.sent + game.pieces, &without), 0);
    }
}

/// What a bot does beside the question is the same in every world it cannot tell from the true one.
#[test]
fn bots_do_not_peek_when_they_trade() {
    let mut asked = 0;
    let edition = Edition::<Content>::built_in().expect("the built-in file is sound");
    for seed in 0..6 {
        let setup = Samurai::settings(&trading(3)).expect("the options are sound");
        let mut fate = Fate::quick(seed);
        let mut game = Samurai::start(&setup, edition, &mut fate).expect("it can be set up");
        while let Some(owes) = game.to_act().first() {
            let mut next = None;
            for seat in Seat::all(3) {
                let here = Samurai::aside(&Observed::new(&game, seat));
                let world = Observed::new(&game, seat).sample(&mut Fate::quick(seed + 7));
                assert_eq!(here, Samurai::aside(&Observed::new(&world, seat)), "{seat}, seed {seed}");
                asked += usize::from(here.is_some());
                next = next.or(here.map(|action| (seat, action)));
            }
            let (seat, action) = next.unwrap_or_else(|| (owes, greedy(&game, owes)));
            game.perform(seat, action, &mut fate, &mut Events::dropped());
        }
    }
    assert!(asked > 20, "they hardly traded: {asked}");
}

/// SS-V4: words beside an offer are told to the whole table and stay in the record; beside a draft nobody hears them.
#[test]
fn a_promise_in_free_words_is_told_to_everybody_and_kept() {
    let edition = Edition::<Content>::built_in().expect("the built-in file is sound");
    let names = Names::scene(4);
    let mut table = Match::<Samurai>::begin_at(&trading(4), edition, 5.into(), POOR).expect("it is a position");
    let say = |table: &mut Match<Samurai>, seat, action: &str, note: &str| {
        TablePlay::submit(table, seat, action, Note::clean(note), &names)
            .unwrap_or_else(|error| panic!("{action}: {error}"));
    };
    say(&mut table, ANN, "offer Pulsar", "a word beside a draft");
    say(&mut table, ANN, "vow in words", "");
    say(&mut table, ANN, "send", "I leave\nthe north \u{7}to you");
    say(&mut table, BOB, "accept Nova", "Done, and I the south");
    let lines = |viewer| table.told(viewer, 0, &names).into_iter().map(|told| told.words).collect::<Vec<_>>();
    let expected = [
        "ann made bob an offer; Nova promises: What is written here.",
        "ann: “I leave the north to you”",
        "ann and bob traded",
        "bob: “Done, and I the south”",
    ];
    for viewer in Seat::all(4).map(Viewer::seat).chain([Viewer::SPECTATOR]) {
        assert_eq!(lines(viewer), expected);
        assert_eq!(table.shown_from(viewer, 0), 4);
        assert_eq!(table.shown_from(viewer, 3), 2);
    }
    let record = table.record(&names).to_text();
    assert!(record.contains("send {I leave the north to you}"), "{record}");
    let quiet = {
        let mut table = Match::<Samurai>::begin_at(&trading(4), edition, 5.into(), POOR).unwrap();
        for (seat, action) in [(ANN, "offer Pulsar"), (ANN, "vow in words"), (ANN, "send"), (BOB, "accept Nova")] {
            say(&mut table, seat, action, "");
        }
        kernel::state_hash(table.state())
    };
    assert_eq!(kernel::state_hash(table.state()), quiet, "free text is no part of the state");
    assert!(matches!(table.log().last().map(|taken| taken.action), Some(Action::Deal(Deal::Accept(_)))));
}

/// SS-Q73: what can be done and undone comes to an end within a slot; what others are put to stays possible.
#[test]
fn drafts_and_holds_come_to_an_end_within_a_slot() {
    let repeat = |moves: [&'static str; 2]| -> Vec<(Seat, &str)> {
        moves.iter().cycle().map(|&text| (BOB, text)).take(120).collect()
    };
    let refused = |game: &Samurai, text: &str| {
        let action = game.read(BOB, text).expect("it can be read");
        game.check(BOB, action).err().map(|refusal| refusal.rule().to_string())
    };
    for moves in [["hold", "release"], ["offer Nova", "drop"]] {
        let mut game = at(2, "ann turn after\nann wealth 2\nbob wealth 2", &repeat(moves));
        for text in ["hold", "offer Nova"] {
            assert_eq!(refused(&game, text).as_deref(), Some("SS-Q73"), "{text} after {moves:?}");
        }
        let end = game.read(ANN, "end").expect("it can be read");
        game.perform(ANN, end, &mut Fate::quick(1), &mut Events::dropped());
        assert_eq!(refused(&game, "hold"), None, "the next slot begins anew");
    }
}
