use kernel::*;
use samurai::*;
#[test]
fn random_games_end() {
    let edition = Edition::<samurai::Content>::built_in().unwrap();
    for players in 2..=4u8 {
        let setup = Samurai::settings(&Options::new("", players)).unwrap();
        let mut total = 0usize; let mut longest = 0; let mut widest = 0;
        for seed in 0..300u64 {
            let mut fate = Fate::quick(seed);
            let mut game = Samurai::start(&setup, edition, &mut fate).unwrap();
            let mut events = Events::dropped();
            let mut out = Vec::new();
            let mut n = 0;
            while let Some(seat) = game.to_act().first() {
                out.clear();
                game.actions(seat, &mut out);
                widest = widest.max(out.len());
                assert!(!out.is_empty(), "{:?}", game);
                let pick = out[fate.below(Label::new("x"), out.len() as u32) as usize];
                for &a in &out { assert!(game.check(seat, a).is_ok(), "{a:?} {game:?}"); let t = game.notation(a); assert_eq!(game.read(seat, &t), Ok(a), "{t}"); }
                game.perform(seat, pick, &mut fate, &mut events);
                n += 1;
                assert!(n < 20000);
            }
            total += n; longest = longest.max(n);
            assert!(game.outcome().is_some());
        }
        println!("{players}: {} actions a game, longest {longest}, widest {widest}, state {} action {}", total / 300, size_of::<Samurai>(), size_of::<Action>());
    }
}
