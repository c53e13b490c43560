//! A captain plays an ensign at Star Realms. `cargo run --release -p starboard-bots --example duel [seed]`

use bots::{Bot, Level};
use catalog::Visit;
use evaluation::Evaluate;
use kernel::{Edition, Entry, Events, Fate, Observed, Options};

struct Duel(u64, Options);

impl Visit for Duel {
    type Out = String;
    fn visit<G: Entry + Evaluate>(self) -> String {
        let setup = G::settings(&self.1).expect("a duel seats two");
        let edition = Edition::built_in().expect("the built-in file is sound");
        let (mut fate, mut events) = (Fate::quick(self.0), Events::dropped());
        let mut game = G::start(&setup, edition, &mut fate).expect("it can be set up");
        let mut bots: [Box<dyn Bot<G>>; 2] = [Level::Captain.bot(self.0), Level::Ensign.bot(self.0)];
        while let Some(seat) = game.to_act().first() {
            let action = bots[seat.index()].choose(&Observed::new(&game, seat));
            game.perform(seat, action, &mut fate, &mut events);
        }
        let outcome = game.outcome().expect("nobody is to act any more");
        format!("{}: captain {}, ensign {}", G::TITLE, place(&outcome, 0), place(&outcome, 1))
    }
}

fn place(outcome: &kernel::Outcome, seat: usize) -> &'static str {
    if outcome.standings[seat].place == 1 { "wins" } else { "loses" }
}

fn main() {
    let options = Options::new("duel", 2);
    let seed = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1);
    println!(
        "{}",
        catalog::visit("realms", &options, Duel(seed, options.clone())).expect("the catalogue has Star Realms")
    );
}
