use attack::{Attack, content::Mode, setup::Setup};
use kernel::*;
fn main() {
    let edition = Edition::built_in().unwrap();
    let mode = match std::env::args().nth(1).as_deref() {
        Some("team") => Mode::Team,
        Some("ctf") => Mode::Ctf,
        _ => Mode::Arena,
    };
    let powers = std::env::args().nth(2).as_deref() == Some("powers");
    let seats: u8 = std::env::args().nth(3).and_then(|s| s.parse().ok()).unwrap_or(3);
    let games: u64 = std::env::args().nth(4).and_then(|s| s.parse().ok()).unwrap_or(2000);
    let setup = Setup {
        seats,
        mode,
        powers,
        bell: None,
        first: None,
        colours: [None; 4],
        personas: Default::default(),
        flags: Default::default(),
    };
    println!(
        "state {} action {} ids {}",
        std::mem::size_of::<Attack>(),
        std::mem::size_of::<attack::Action>(),
        <attack::Action as Enum>::LENGTH
    );
    let start = std::time::Instant::now();
    let (mut n, mut rounds, mut longest) = (0u64, 0u64, 0u64);
    let mut ends = std::collections::BTreeMap::new();
    let mut out = Vec::new();
    let mut events = Events::dropped();
    let mut listed = 0u64;
    for g in 0..games {
        let mut fate = Fate::quick(g);
        let mut pick = Fate::quick(g + 1_000_000_007);
        let mut s = Attack::start(&setup, edition, &mut fate).unwrap();
        let mut mine = 0;
        while let Some(seat) = s.to_act().first() {
            out.clear();
            s.actions(seat, &mut out);
            listed += out.len() as u64;
            if out.is_empty() {
                panic!("dead end {:?}", s);
            }
            let a = out[pick.below(Label::new("p"), out.len() as u32) as usize];
            s.perform(seat, a, &mut fate, &mut events);
            mine += 1;
            if mine > 300_000 {
                panic!("endless {:?}", s);
            }
        }
        n += mine;
        longest = longest.max(mine);
        let o = s.outcome().unwrap();
        *ends.entry(o.by.to_string()).or_insert(0) += 1;
        rounds += s.view(Viewer::REFEREE).rounds as u64;
    }
    let t = start.elapsed().as_secs_f64();
    println!(
        "{games} games, {:.1} actions a game, longest {longest}, {:.1} rounds, list {:.1}, {:.2} M actions/s, {ends:?}",
        n as f64 / games as f64,
        rounds as f64 / games as f64,
        listed as f64 / n as f64,
        n as f64 / t / 1e6
    );
}
