//! Set-up, formats as data, and what no scene can show.

use kernel::{
    Content as _, Edition, Fate, Game, GameRefusal, Match, Names, Options, Record, Rule, Seat, Seed, SetupError,
    TablePlay, TablePositions, Viewer, Words,
};
use realms::content::{Content, Origin};
use realms::setup::{FORMATS, Setup};
use realms::{Action, Duel, Four, Realms, Six};

fn edition() -> Edition<Content> {
    Edition::built_in().expect("the built-in file is sound")
}

fn begin<G: kernel::Entry<Content = Content>>(options: &Options, seed: u64) -> Match<G> {
    Match::begin(options, edition(), Seed::from(seed)).expect("these options are sound")
}

fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// SR-C1, SR-S2, SR-S4, SR-S9: how many cards of each sort there are in a whole table.
#[test]
fn a_set_has_its_cards() {
    let content = edition();
    let copies = |origin: Origin| -> usize {
        content.cards.iter().filter(|card| card.origin == origin).map(|card| card.copies as usize).sum()
    };
    assert_eq!((copies(Origin::Trade), copies(Origin::Starter), copies(Origin::Explorer)), (80, 20, 10));
    let count = |name: &str| content.cards[content.kind(name).unwrap() as usize].copies;
    assert_eq!((count("Scout"), count("Viper"), count("Explorer")), (16, 4, 10));
    let view = |players: u8| begin::<Six>(&Options::new("free-for-all", players), 1).state().view(Viewer::REFEREE);
    for (players, sets) in [(3, 2), (4, 2), (5, 3), (6, 3)] {
        let view = view(players);
        assert_eq!(view.trade_deck + view.row.len(), 80 * sets, "SR-S9");
        assert_eq!(view.explorers as usize, 10 * sets, "SR-S9");
        for player in &view.players {
            let scouts = player.unseen.iter().filter(|card| card.name == "Scout").count();
            assert_eq!((player.unseen.len(), scouts), (10, 8), "SR-S2");
        }
    }
}

/// SR-S2, SR-S5: decks are shuffled, each by its own stream (SR-J11).
#[test]
fn decks_are_shuffled_by_streams_of_their_own() {
    let options = Options::new("duel", 2);
    let at = |seed: u64| begin::<Duel>(&options, seed);
    let row = |seed: u64| at(seed).state().view(Viewer::REFEREE).row;
    assert_ne!(row(1), row(2));
    let hands = |seed: u64| at(seed).state().view(Viewer::REFEREE).players[1].hand.clone();
    assert!((1..20).any(|seed| hands(seed) != hands(0)));
}

/// SR-J11, SR-I17: the interleaving of teammates cannot change anybody's shuffle.
#[test]
fn interleaving_does_not_change_shuffles() {
    let options = Options::new("two-headed-hydra", 4).with("first", "1");
    let play = |order: [u8; 2]| {
        let mut game = begin::<Four>(&options, 5);
        // Everybody ends every turn: each deck is reshuffled after its second hand.
        for _ in 0..6 {
            for member in order {
                let first = game.state().view(Viewer::SPECTATOR).acting.first().unwrap();
                game.submit(seat(first.index() as u8 + member), Action::Ready, None).unwrap();
            }
        }
        game.state().view(Viewer::REFEREE)
    };
    assert_eq!(play([0, 1]), play([1, 0]));
}

/// SR-M6, SR-S1: these formats and no others, with these numbers of players.
#[test]
fn the_formats_are_these() {
    let ids: Vec<&str> = FORMATS.iter().map(|format| format.id).collect();
    let known = ["duel", "free-for-all", "hunter", "two-headed-hydra", "three-headed-hydra", "emperor", "raid"];
    assert_eq!(ids, known);
    assert!(matches!(Setup::read(&Options::new("team-duel", 4)), Err(SetupError::Format { .. })));
    assert!(matches!(Setup::read(&Options::new("duel", 3)), Err(SetupError::Players { .. })));
    assert!(matches!(Setup::read(&Options::new("raid", 7)), Err(SetupError::Players { .. })));
    let odd = Options::new("raid", 4).with("boss", "5");
    assert!(matches!(Setup::read(&odd), Err(SetupError::Value { .. })));
    let small = Match::<Duel>::begin(&Options::new("raid", 4), edition(), Seed::from(1));
    assert!(matches!(small, Err(SetupError::Players { .. })), "a state without room refuses");
}

/// SR-J2: a format is data. The duel of another file has other numbers and relations.
#[test]
fn a_format_is_data() {
    let text = Content::BUILT_IN
        .replacen("authority = { player = 50 }", "authority = { player = 31 }", 1)
        .replacen("start_hand = { by_order = [3, 5] }", "start_hand = { by_order = [2, 6] }", 1)
        .replacen("hand_size = { player = 5 }", "hand_size = { player = 4 }", 1);
    let edition = Edition::<Content>::load(&text, "mine.toml").unwrap();
    let setup = Setup::read(&Options::new("duel", 2).with("first", "1")).unwrap();
    let mut fate = Fate::quick(1);
    let mut game = Duel::start(&setup, edition, &mut fate).unwrap();
    let hands = |game: &Duel| game.view(Viewer::REFEREE).players.iter().map(|p| p.hand.len()).collect::<Vec<_>>();
    assert_eq!((game.authority(seat(1)), hands(&game)), (31, vec![2, 6]));
    game.perform(seat(0), Action::EndTurn, &mut fate, &mut kernel::Events::dropped());
    assert_eq!(hands(&game), [4, 6]);
}

/// SR-J2: no file of card or turn rules asks which format is played.
#[test]
fn no_rule_asks_for_a_format_by_name() {
    let sources = [
        include_str!("../src/effects.rs"),
        include_str!("../src/turn.rs"),
        include_str!("../src/turn/main_phase.rs"),
        include_str!("../src/turn/phases.rs"),
        include_str!("../src/questions.rs"),
        include_str!("../src/questions/gift.rs"),
        include_str!("../src/questions/main_phase.rs"),
        include_str!("../src/questions/main_phase/check.rs"),
        include_str!("../src/questions/propose.rs"),
        include_str!("../src/questions/propose/payment.rs"),
        include_str!("../src/check.rs"),
        include_str!("../src/zones.rs"),
        include_str!("../src/defeat.rs"),
    ];
    for source in sources {
        for word in ["\"duel\"", "\"raid\"", "\"emperor\"", "\"hunter\"", "hydra2", ".format =="] {
            assert!(!source.contains(word), "{word}");
        }
    }
}

/// SR-V8: what leaves a table is the same whatever its seed; nothing of fate is in it.
#[test]
fn no_seed_leaves_the_table() {
    let position = "seat 1 hand Scout, Viper; seat 2 hand Ram; row Cutter";
    let at =
        |seed: u64| Match::<Duel>::begin_at(&Options::new("duel", 2), edition(), Seed::from(seed), position).unwrap();
    let (one, two) = (at(1), at(999));
    let names = Names::scene(2);
    for viewer in [Viewer::seat(seat(0)), Viewer::seat(seat(1)), Viewer::SPECTATOR] {
        assert_eq!(TablePositions::view(&one, viewer), TablePositions::view(&two, viewer));
        assert_eq!(TablePositions::position(&one, viewer, &names), TablePositions::position(&two, viewer, &names));
    }
    let text = TablePositions::view(&one, Viewer::SPECTATOR).to_string();
    assert!(!text.contains("seed") && !text.contains("fate"), "{text}");
}

/// SR-J14, SR-I20: a match saved in the middle of a question is rebuilt whole.
#[test]
fn a_question_survives_saving() {
    let position = "seat 1 hand Trade Bot, Scout, Viper; seat 1 in play Freighter, Cutter; seat 1 trade 5; \
                    seat 2 hand Ram; seat 2 owes 2; row Supply Bot";
    let options = Options::new("duel", 2);
    let mut game = Match::<Duel>::begin_at(&options, edition(), Seed::from(3), position).unwrap();
    let names = Names::scene(2);
    for text in ["ally Freighter", "play Scout", "play Trade Bot"] {
        TablePlay::submit(&mut game, seat(0), text, None, &names).unwrap();
    }
    assert_eq!(game.state().prompt(seat(0)).kind, "scrap");
    let record = Record::read(&Record::of(&game, &names).to_text()).unwrap();
    let again = Match::<Duel>::replay(&record, edition()).unwrap();
    assert_eq!(again.state(), game.state());
    let player = again.state().player(seat(0));
    assert_eq!((player.permits, player.played[1], again.state().player(seat(1)).owed), (1, 2, 2));
    assert_eq!(player.ships.count_ones(), 4, "the ships that may be copied");
}

/// SR-Q46: a full table plays no more, a full owner acquires no more; neither is a dead end.
#[test]
fn room_has_its_rule() {
    let in_play = vec!["Scout"; 40].join(", ");
    let position = format!("seat 1 in play {in_play}; seat 1 hand Viper x2; seat 1 trade 5; row Cutter");
    let setup = Setup::read(&Options::new("duel", 2)).unwrap();
    let names = Names::numbered(2);
    let game: Duel = kernel::position::read_position(&setup, edition(), &names, &position).unwrap();
    let refused = |game: &Duel, text: &str| {
        let action = game.read(seat(0), text).unwrap();
        game.check(seat(0), action).map_err(|refusal| refusal.rule())
    };
    assert_eq!(refused(&game, "play Viper"), Err(Rule::new("SR-Q46")));
    assert_eq!(refused(&game, "play all"), Err(Rule::new("SR-P2")));
    assert_eq!(refused(&game, "end turn"), Ok(()));
    let position = "seat 1 deck Scout x83; seat 1 hand Viper; seat 1 trade 5; row Cutter";
    let game: Duel = kernel::position::read_position(&setup, edition(), &names, position).unwrap();
    assert_eq!(refused(&game, "buy Cutter"), Err(Rule::new("SR-Q46")));
}

/// The state's promised sizes.
#[test]
fn states_are_small() {
    assert!(size_of::<Duel>() <= 1024, "{}", size_of::<Duel>());
    assert!(size_of::<Six>() <= 4096, "{}", size_of::<Six>());
    assert!(size_of::<Action>() <= 8);
    const { assert!(<Action as kernel::Enum>::LENGTH < 8192) };
    assert_eq!(size_of::<Realms<4, 164>>(), size_of::<Four>());
}

fn acting(options: &Options, seed: u64) -> Vec<usize> {
    begin::<Six>(options, seed).state().view(Viewer::REFEREE).acting.iter().map(Seat::index).collect()
}

/// SR-S7, SR-Q41, SR-O3: the first team of an Emperor game is drawn by lot; it was always that of seat 1.
#[test]
fn the_first_team_of_an_emperor_game_is_drawn_by_lot() {
    let begins = |options: &Options| -> Vec<usize> {
        let mut first: Vec<usize> = (0..20).flat_map(|seed| acting(options, seed)).collect();
        first.sort_unstable();
        first.dedup();
        first
    };
    let options = Options::new("emperor", 6);
    assert_eq!(begins(&options), [0, 3]);
    assert_eq!(begins(&options.clone().under(2)), [0]);
    let hands = |seed: u64| -> Vec<usize> {
        let view = begin::<Six>(&options, seed).state().view(Viewer::REFEREE);
        view.players.iter().map(|player| player.hand.len()).collect()
    };
    let second = (0..20).find(|&seed| acting(&options, seed) == [3]).unwrap();
    assert_eq!(hands(second), [5, 5, 5, 3, 3, 3], "SR-O3");
}

/// SR-S7, SR-D33: a table may choose who begins, except in a Raid, and the Boss only there.
#[test]
fn the_first_seat_is_chosen_or_refused() {
    let options = |format: &str, name: &str, value: &str| Options::new(format, 6).with(name, value);
    assert_eq!(acting(&options("emperor", "first", "5"), 1), [3], "the first Admiral of the team of seat 5");
    assert_eq!(acting(&options("free-for-all", "first", "5"), 1), [4]);
    assert_eq!(acting(&options("three-headed-hydra", "first", "5"), 1), [3, 4, 5]);
    for idle in [options("raid", "first", "2"), options("hunter", "boss", "2")] {
        let refused = Setup::read(&idle).unwrap_err().to_string();
        assert!(refused.contains("random: "), "{refused}");
        assert!(Setup::read(&idle.under(2)).is_ok(), "it was accepted before, and did nothing");
    }
}

/// SR-O1, SR-O4, SR-D33: players choose their team and who is its Emperor.
#[test]
fn players_choose_their_team_and_emperor() {
    let options = Options::new("emperor", 6).with("seat-1.part", "emperor").with("seat-4.team", "a").with("first", "1");
    let view = begin::<Six>(&options, 3).state().view(Viewer::REFEREE);
    let team = |index: usize| view.players[index].team.iter().map(Seat::index).collect::<Vec<_>>();
    assert!(team(0).contains(&3) && team(0).len() == 3, "{:?}", team(0));
    let emperors: Vec<usize> =
        view.players.iter().filter(|player| player.authority == 60).map(|p| p.seat.index()).collect();
    assert_eq!(emperors.len(), 2);
    assert!(emperors.contains(&0), "{emperors:?}");
    let first = view.acting.first().unwrap().index();
    assert!(team(0).contains(&first) && first != 0, "an Admiral of the first team begins");

    let hydra = Options::new("two-headed-hydra", 4).with("seat-1.team", "b").with("seat-3.team", "b");
    let view = begin::<Four>(&hydra, 3).state().view(Viewer::REFEREE);
    assert_eq!(view.players[0].team, view.players[2].team);
    assert_eq!(view.players[1].team, view.players[3].team);

    for (name, value) in [("seat-1.team", "c"), ("seat-1.part", "boss")] {
        assert!(Setup::read(&Options::new("emperor", 6).with(name, value)).is_err(), "{name}={value}");
    }
    assert!(Setup::read(&Options::new("duel", 2).with("seat-1.team", "a")).is_err(), "a duel has no teams");
    let crowd = (1..=4).fold(Options::new("emperor", 6), |options, n| options.with(&format!("seat-{n}.team"), "a"));
    assert!(Setup::read(&crowd).unwrap_err().to_string().contains("3 players a team"));
}
