//! The invariants of whole games, on random play.

use kernel::{Edition, Entry, Events, Fate, Game, Invariants, Label, Names, Options, Seat, Words};
use samurai::{Action, Content, Deal, Event, Happened, Samurai, Source};

/// Plays a random game and hands every event to `see`; asides are taken one time in `asides`.
fn play(options: &Options, seed: u64, asides: u32, mut see: impl FnMut(&Samurai, &Happened)) -> Samurai {
    let edition = Edition::<Content>::built_in().expect("the built-in file is sound");
    let setup = Samurai::settings(options).expect("the options are sound");
    let mut fate = Fate::quick(seed);
    let mut game = Samurai::start(&setup, edition, &mut fate).expect("it can be set up");
    let (mut events, mut out, label) = (Events::kept(), Vec::new(), Label::new("walk"));
    let mut steps = 0;
    while let Some(seat) = game.to_act().first() {
        let mut actor = seat;
        out.clear();
        if asides > 0 && fate.below(label, asides) == 0 {
            actor = beside(&game, &mut out, &mut fate);
        }
        if out.is_empty() {
            actor = seat;
            game.actions(seat, &mut out);
        }
        let pick = out[fate.below(label, out.len() as u32) as usize];
        game.perform(actor, pick, &mut fate, &mut events);
        events.drain().iter().for_each(|event| see(&game, event));
        steps += 1;
        assert!(steps < 10 * Samurai::LONGEST, "SS-I12: seed {seed} does not end");
    }
    game
}

/// A seat's asides without conceding: often somebody who can close a deal, else anybody; offers
/// are sent more often than chance alone would have it.
fn beside(game: &Samurai, out: &mut Vec<Action>, fate: &mut Fate) -> Seat {
    let label = Label::new("beside");
    let closes = |action: &Action| matches!(action, Action::Deal(Deal::Accept(_) | Deal::Hand(_)));
    let mut actor = Seat::new(fate.below(label, u32::from(game.seats())) as u8);
    if fate.below(label, 2) == 0 {
        for seat in Seat::all(game.seats()) {
            out.clear();
            game.asides(seat, out);
            if out.iter().any(closes) {
                out.retain(closes);
                return seat;
            }
            actor = seat;
        }
    }
    out.clear();
    game.asides(actor, out);
    out.retain(|action| *action != Action::Concede);
    if out.contains(&Action::Deal(Deal::Send)) && fate.below(label, 3) == 0 {
        out.retain(|action| *action == Action::Deal(Deal::Send));
    }
    actor
}

/// SS-I10, SS-I13, SS-I20, SS-I7 over whole games, SS-R2.
#[test]
fn whole_games_keep_the_counts() {
    for (players, rounds) in [(2u8, 6usize), (3, 3), (4, 4)] {
        for seed in 0..40 {
            let (mut turns, mut begun, mut victories, mut claims) = (0, 0, 0, 0);
            let mut firsts = [0usize; 4];
            let mut honor = [0i32; 4];
            let game = play(&Options::new("war", players), seed, 0, |_, event| match event {
                Event::TurnBegan { .. } => turns += 1,
                Event::RoundBegan { first, .. } => {
                    begun += 1;
                    firsts[first.index()] += 1;
                }
                Event::LocationClaimed { .. } => claims += 1,
                Event::HonorGained { seat, n, why } => {
                    victories += usize::from(*why == Source::Victory);
                    honor[seat.index()] += i32::from(*n);
                }
                Event::HonorPaid { seat, n } => honor[seat.index()] -= i32::from(*n),
                _ => {}
            });
            assert_eq!(begun, rounds, "SS-R2");
            assert_eq!(turns, 4 * usize::from(players) * rounds, "SS-I10");
            assert_eq!(victories, claims, "SS-I13");
            let each = rounds / usize::from(players);
            assert!(firsts[..usize::from(players)].iter().all(|&n| n == each), "SS-R2: {firsts:?}");
            let outcome = game.outcome().unwrap();
            assert_eq!(outcome.winners().count(), 1, "SS-I20");
            for (seat, standing) in outcome.standings.iter().enumerate() {
                assert_eq!(standing.half_points, 2 * honor[seat], "SS-I7");
            }
        }
    }
}

/// SS-I19: where an amount is asked every smaller one is legal too, and "up to" may be none.
#[test]
fn taking_less_is_always_legal() {
    let setup = Samurai::settings(&Options::new("war", 3)).expect("the options are sound");
    let (mut out, mut amounts, mut stops) = (Vec::new(), 0, 0);
    for seed in 0..20 {
        let mut fate = Fate::quick(seed);
        let edition = Edition::<Content>::built_in().expect("the built-in file is sound");
        let mut game = Samurai::start(&setup, edition, &mut fate).expect("it can be set up");
        while let Some(seat) = game.to_act().first() {
            out.clear();
            game.actions(seat, &mut out);
            let words: Vec<String> = out.iter().map(|&action| game.notation(action)).collect();
            for amount in ["take", "add"] {
                let given: Vec<u32> =
                    words.iter().filter_map(|one| one.strip_prefix(amount)?.trim().parse().ok()).collect();
                assert!(given.iter().copied().eq(0..given.len() as u32), "{words:?}");
                amounts += given.len();
            }
            if matches!(game.prompt(seat).kind, "move units" | "clan move" | "escort" | "garrison") {
                assert!(words.contains(&"done".to_owned()), "{words:?}");
                stops += 1;
            }
            let pick = out[fate.below(Label::new("walk"), out.len() as u32) as usize];
            game.perform(seat, pick, &mut fate, &mut Events::dropped());
        }
    }
    assert!(amounts > 1_000 && stops > 1_000, "hardly asked: {amounts} {stops}");
}

/// SS-I22: what an order card costs has left its player before its first effect is told.
#[test]
fn costs_come_before_effects() {
    let content = Edition::<Content>::built_in().expect("the built-in file is sound");
    let mut owed = None;
    let mut paid = 0;
    for seed in 0..40 {
        play(&Options::new("war", 4), seed, 0, |_, event| {
            match (owed.take(), event) {
                (None, _) => {}
                (Some((0, wealth)), Event::WealthSpent { n, .. }) => assert_eq!(*n, wealth),
                (Some((honor, 0)), Event::HonorPaid { n, .. }) => assert_eq!(*n, honor),
                (Some(cost), event) => panic!("{event:?} came before the cost {cost:?}"),
            }
            if let Event::CardPlayed { kind, .. } = event {
                let cost = content.card(*kind).cost;
                owed = Some((cost.honor, cost.wealth)).filter(|&cost| cost != (0, 0));
                paid += usize::from(owed.is_some());
            }
        });
    }
    assert!(paid > 100, "hardly played: {paid}");
}

/// SS-I23: types of the location cards that come up in a game.
#[test]
fn location_types_come_up_evenly() {
    let content = Edition::<Content>::built_in().expect("the built-in file is sound");
    for players in 2..=4u8 {
        for seed in 0..20 {
            let mut types = [0usize; 4];
            let mut count = |card: u8| types[content.locations[card as usize].kind as usize] += 1;
            let game = play(&Options::new("war", players), seed, 0, |_, event| match event {
                Event::LocationClaimed { card, .. } | Event::LocationDiscarded { card, .. } => count(*card),
                _ => {}
            });
            assert!(game.outcome().is_some());
            match players {
                2 => assert_eq!(types, [3; 4]),
                3 => assert!(types.iter().sum::<usize>() == 9 && types.iter().all(|&n| n >= 2), "{types:?}"),
                _ => assert_eq!(types, [4; 4]),
            }
        }
    }
}

/// A run of amounts has one sentence for all of them, so it must read well with 1 too.
#[test]
fn no_amount_of_one_has_a_plural() {
    let names = Names::scene(2);
    let mut amounts = 0;
    play(&Options::new("war", 2), 1, 0, |game, _| {
        let Some(seat) = game.to_act().first() else { return };
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let described = actions.iter().map(|&action| game.describe(seat, action, &names));
        for sentence in described.filter(|one| one.amount.is_some()).map(|one| one.sentence) {
            let noun = sentence.split("{n} ").nth(1).and_then(|rest| rest.split([' ', '.']).next());
            assert!(noun.is_none_or(|noun| !noun.ends_with('s')), "{sentence}");
            amounts += 1;
        }
    });
    assert!(amounts > 50, "hardly an amount was asked for: {amounts}");
}

/// SS-X12, SS-V9: with offers open and cards changing hands a sample is a world the seat cannot
/// tell from the true one, and a function of what it knows.
fn samples_hold(game: &Samurai, seed: u64) {
    for seat in Seat::all(game.seats()) {
        let sample = |from: &Samurai, luck| {
            let mut world = *from;
            world.determinize(seat, &mut Fate::quick(luck));
            world
        };
        let world = sample(game, 1);
        assert!(game.possible(seat, &world), "seed {seed}: {seat} can tell a sample");
        assert_eq!(world.state_holds(), Ok(()), "seed {seed}");
        assert!(sample(&world, 2) == sample(game, 2), "seed {seed}: a sample of {seat} depends on the truth");
        let (mut here, mut there) = (Vec::new(), Vec::new());
        game.actions(seat, &mut here);
        game.asides(seat, &mut here);
        world.actions(seat, &mut there);
        world.asides(seat, &mut there);
        assert_eq!(here, there, "seed {seed}: {seat} is offered something else in a sample");
    }
}

/// SS-V1 to SS-V9: random tables do trade, and the invariants hold throughout.
#[test]
fn random_tables_trade() {
    let (mut sent, mut made, mut given, mut bound, mut broken) = (0, 0, 0, 0, 0);
    for seed in 0..30 {
        let options = Options::new("war", 2 + (seed % 3) as u8).with("trading", "on");
        play(&options, seed, 2, |game, event| {
            game.state_holds().unwrap();
            samples_hold(game, seed);
            match event {
                Event::OfferSent(offer) => {
                    sent += 1;
                    bound += usize::from(offer.binding.is_some());
                }
                Event::TradeMade { .. } => made += 1,
                Event::CardsGiven { .. } => given += 1,
                Event::PromiseBroken { .. } | Event::PromiseKept { .. } => broken += 1,
                _ => {}
            }
        });
    }
    assert!(sent >= 100 && made >= 20 && given >= 10 && bound >= 20, "{sent} {made} {given} {bound} {broken}");
}
