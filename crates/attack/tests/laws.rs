//! The six laws on random play, for every format, player count and option that changes the rules.
//! At every step they ask `src/invariants.rs` too: AT-Y1, AT-Y2, AT-Y3, AT-Y4, AT-Y5, AT-Y6, AT-Y7,
//! AT-Y8, AT-Y10, AT-Y12, AT-Y13, AT-Y19, AT-Y21, AT-Y22, AT-Y23.

use attack::coin::Coin;
use attack::{Attack, AttackContent, Told, View};
use kernel::{Edition, Entry, Events, Fate, Options, Redact, Seat, Shown, Viewer};
use testkit::laws::{self, Plan};
use testkit::leaky::Leaky;
use testkit::play::Walk;

fn hold(options: &Options, games: u64) {
    laws::check::<Attack>(options, Plan::games(games)).expect_clean();
}

fn with_powers(format: &str, players: u8) -> Options {
    Options::new(format, players).with("special_powers", "on")
}

fn with_bell(options: Options) -> Options {
    options.with("bell", "on").with("max_rounds", "30")
}

#[test]
fn arena_of_two() {
    hold(&Options::new("arena", 2), 150);
}

#[test]
fn arena_of_three() {
    hold(&Options::new("arena", 3), 150);
}

#[test]
fn arena_of_four() {
    hold(&Options::new("arena", 4), 100);
}

#[test]
fn arena_with_powers() {
    hold(&with_powers("arena", 2), 60);
    hold(&with_powers("arena", 3), 300);
    hold(&with_powers("arena", 4), 60);
}

#[test]
fn arena_with_the_bell() {
    hold(&with_bell(Options::new("arena", 3)), 60);
}

#[test]
fn team_match() {
    hold(&Options::new("team", 4), 60);
    hold(&with_powers("team", 4), 60);
}

#[test]
fn capture_the_flag() {
    hold(&with_bell(Options::new("ctf", 4)), 40);
    hold(&with_bell(with_powers("ctf", 4)), 40);
}

/// The first token a seat was told as laid and does not see on the tile, in so many games.
fn laid_in_sight<G>(options: &Options, games: u64) -> Option<String>
where
    G: Entry<View = View, Content = AttackContent>,
    G::Event: Redact<Shown = Told>,
{
    let edition = Edition::built_in().expect("the built-in file is sound");
    let setup = G::settings(options).expect("the format is known");
    for seed in 0..games {
        let (mut walk, mut fate, mut events) = (Walk::<G>::new(seed), Fate::quick(seed), Events::kept());
        let mut game = G::start(&setup, edition, &mut fate).expect("it can be set up");
        while let Some(step) = walk.pick(&game) {
            events.clear();
            game.perform(step.seat, step.action, &mut fate, &mut events);
            let leak = Seat::all(game.seats()).find_map(|seat| unknown_token(&game, seat, events.list()));
            if leak.is_some() {
                return leak;
            }
        }
    }
    None
}

/// A token of another captain that a seat was told as laid, and sees neither on the tile nor lost since.
fn unknown_token<G>(game: &G, seat: Seat, events: &[G::Event]) -> Option<String>
where
    G: Entry<View = View>,
    G::Event: Redact<Shown = Told>,
{
    let viewer = Viewer::seat(seat);
    let view = game.view(viewer);
    events.iter().filter_map(|event| event.shown_to(viewer)).find_map(|told| {
        let Told::Assigned { seat: who, how, tokens, .. } = told else { return None };
        let ship = &view.ships[who.index()];
        let faces = tokens.iter().enumerate().filter_map(|(on, token)| Some((on, (*token)?.face()?)));
        let is_known = |on: usize, coin: Coin| ship.traits[on] == Some(Shown::Face(coin)) || ship.lost.has(coin);
        let mut unknown = faces.filter(|&(on, coin)| who != seat && !is_known(on, coin));
        unknown.next().map(|(_, coin)| format!("{seat} was told that {who} holds {coin} ({how:?})"))
    })
}

/// AT-V8, AT-V9: who is told which token was laid sees it there, also where a scramble drew it (AT-G10). A twin that
/// hides nothing is caught, by this and by law 3.
#[test]
fn no_token_is_laid_in_sight_of_others() {
    let arena = Options::new("arena", 3);
    assert_eq!(laid_in_sight::<Attack>(&arena, 30), None);
    assert_eq!(laid_in_sight::<Attack>(&with_powers("team", 4), 20), None);
    assert!(laid_in_sight::<Leaky<Attack>>(&arena, 1).is_some(), "the twin shows what it must not");
    assert!(!laws::check::<Leaky<Attack>>(&arena, Plan::games(2)).is_clean(), "law 3 catches the twin");
}
