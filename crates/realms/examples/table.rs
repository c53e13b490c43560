//! A duel in which every answer is drawn by lot. `cargo run -p starboard-realms --example table`

use kernel::{Edition, Fate, Label, Match, Names, Options, Seed, Style, Table, Viewer};
use realms::Duel;

fn main() {
    let seed = 7;
    let names = Names::new(["Ann".to_owned(), "Bob".to_owned()], 2);
    let edition = Edition::built_in().expect("the built-in file is sound");
    let begun = Match::<Duel>::begin(&Options::new("duel", 2), edition, Seed::from(seed));
    let mut table: Box<dyn Table> = Box::new(begun.expect("a duel seats two"));
    let (mut lot, mut last) = (Fate::quick(seed), None);
    while let Some(seat) = table.to_act().first() {
        if last.replace(seat) != Some(seat) {
            println!("{}", table.draw(Viewer::seat(seat), &names, Style::default()));
        }
        let answers = table.list(seat);
        table.take(seat, lot.below(Label::new("lot"), answers as u32) as usize);
    }
    println!("{}", table.ending(&names).unwrap_or_default());
}
