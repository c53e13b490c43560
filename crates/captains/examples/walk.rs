#![allow(clippy::all, clippy::disallowed_methods, clippy::unwrap_used, unused_qualifications)]
use captains::Captains;
use kernel::{Edition, Entry, Fate, Game, Options};
use testkit::play::Walk;
fn cpu() -> f64 {
    let s = std::fs::read_to_string("/proc/self/schedstat").unwrap();
    s.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}
fn main() {
    let players: u8 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(2);
    let setup = Captains::settings(&Options::new(if players == 1 { "solo" } else { "captains" }, players)).unwrap();
    let ed = Edition::built_in().unwrap();
    let mut walk = Walk::<Captains>::new(1);
    let t = cpu();
    let (mut steps, mut games) = (0u64, 0u64);
    while games < 100_000 {
        let mut fate = Fate::quick(games);
        let mut game = Captains::start(&setup, ed, &mut fate).unwrap();
        steps += walk.game(&mut game, &mut fate, 20000);
        games += 1;
    }
    let s = cpu() - t;
    println!(
        "{games} games {steps} steps {:.2} M/s {:.1} steps/game",
        steps as f64 / s / 1e6,
        steps as f64 / games as f64
    );
    let t = cpu();
    for i in 0..100_000 {
        std::hint::black_box(Captains::start(&setup, ed, &mut Fate::quick(i)).unwrap());
    }
    println!("start {:.0} ns", (cpu() - t) * 1e4);
    let g = Captains::start(&setup, ed, &mut Fate::quick(1)).unwrap();
    let t = cpu();
    for _ in 0..1_000_000 {
        std::hint::black_box(std::hint::black_box(&g).clone());
    }
    println!("clone {:.0} ns", (cpu() - t) * 1e3);
}
