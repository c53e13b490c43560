//! The drawn table stays within 80 columns, whatever happens, and leaves nothing out.

use kernel::{Edition, Entry, Events, Fate, Game, Label, Names, Options, Seat, Style, Viewer, Words};
use samurai::{Content, Samurai};

fn widest(players: u8, style: Style) -> usize {
    let edition = Edition::<Content>::built_in().expect("the built-in file is sound");
    let setup = Samurai::settings(&Options::new("war", players)).expect("the options are sound");
    let mut fate = Fate::quick(u64::from(players));
    let mut game = Samurai::start(&setup, edition, &mut fate).expect("it can be set up");
    let (mut events, mut out, mut widest) = (Events::dropped(), Vec::new(), 0);
    while let Some(seat) = game.to_act().first() {
        out.clear();
        game.actions(seat, &mut out);
        let pick = out[fate.below(Label::new("pick"), out.len() as u32) as usize];
        game.perform(seat, pick, &mut fate, &mut events);
        let view = game.view(Viewer::seat(Seat::new(0)));
        let drawn = Samurai::draw(&view, &Names::scene(players), style);
        assert!(view.markers.iter().all(|marker| drawn.contains(&marker.glyph)), "a marker is missing:\n{drawn}");
        assert!(!drawn.contains('…'), "a line is cut:\n{drawn}");
        // The story is told while mechs are drafted; after the last battle nothing is foretold.
        assert_eq!(drawn.contains("Emperor Hoshi"), view.phase == "draft", "{drawn}");
        let foretold =
            [" would win the battle", " battle: ", " tie: ", "Leader: "].iter().any(|word| drawn.contains(word));
        assert!(!foretold || view.phase != "over", "{drawn}");
        widest = widest.max(drawn.lines().map(|line| line.chars().count()).max().unwrap_or_default());
    }
    widest
}

#[test]
fn the_table_fits_eighty_columns() {
    for players in 2..=4 {
        assert!(widest(players, Style::default()) <= 80);
        assert!(widest(players, Style { plain: true, ..Style::default() }) <= 80);
    }
}
