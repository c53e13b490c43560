use captains::Captains;
use kernel::{Edition, Entry, Fate, Game, Options};
use testkit::play::Walk;
fn main() {
    let players: u8 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(2);
    let setup = Captains::settings(&Options::new(if players == 1 { "solo" } else { "captains" }, players)).unwrap();
    let ed = Edition::built_in().unwrap();
    println!("state {} frame {} ship {}", std::mem::size_of::<Captains>(), std::mem::size_of::<captains::frames::Frame>(), std::mem::size_of::<captains::Ship>());
    let mut walk = Walk::<Captains>::new(1);
    let t = std::time::Instant::now();
    let (mut steps, mut games) = (0u64, 0u64);
    while t.elapsed().as_secs() < 4 {
        let mut fate = Fate::quick(games);
        let mut game = Captains::start(&setup, ed, &mut fate).unwrap();
        steps += walk.game(&mut game, &mut fate, 20000);
        games += 1;
    }
    let s = t.elapsed().as_secs_f64();
    println!("{games} games {steps} steps {:.2} M/s {:.1} steps/game", steps as f64 / s / 1e6, steps as f64 / games as f64);
    let g = Captains::start(&setup, ed, &mut Fate::quick(1)).unwrap();
    let t = std::time::Instant::now();
    let mut n = 0u64; for _ in 0..1_000_000 { let c = std::hint::black_box(&g).clone(); n += c.seats() as u64; std::hint::black_box(&c); }
    println!("clone {} ns {n}", t.elapsed().as_nanos() / 1_000_000);
}
