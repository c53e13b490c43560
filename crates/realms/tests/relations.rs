//! SR-I13: who may strike at whom, against a table written here from the digest alone and asked of the
//! view, never of the rules.

use kernel::{Edition, Entry, Events, Fate, Game, Options, Seat, Viewer};
use realms::format::Role;
use realms::view::{PlayerView, View};
use realms::{Action, Six};
use testkit::play::Walk;

/// The seats in play after `from`, clockwise or the other way.
fn next_living(view: &View, from: usize, step: usize) -> Option<usize> {
    let n = view.players.len();
    (1..n).map(|k| (from + k * step) % n).find(|&seat| view.players[seat].living)
}

fn is_enemy(view: &View, me: usize, other: usize) -> bool {
    view.players[other].living && !view.players[me].team.has(Seat::new(other as u8))
}

/// Emperor: six seats, three a team; seat k of one team faces one of the other (SR-O2).
fn emperor_reach(view: &View, me: usize, other: usize) -> bool {
    const FACES: [usize; 6] = [5, 4, 3, 2, 1, 0];
    if !is_enemy(view, me, other) || view.players[me].role != Role::Admiral {
        return is_enemy(view, me, other);
    }
    match view.players[FACES[me]].living {
        true => other == FACES[me],
        false => view.players[other].role == Role::Emperor,
    }
}

fn may_attack(format: &str, view: &View, me: usize, other: usize) -> bool {
    match format {
        "hunter" => next_living(view, me, 1) == Some(other),
        "emperor" => emperor_reach(view, me, other),
        // A team is attacked as one, by its first member's name.
        "two-headed-hydra" | "three-headed-hydra" => {
            is_enemy(view, me, other) && view.players[other].team.first() == Some(Seat::new(other as u8))
        }
        _ => is_enemy(view, me, other),
    }
}

fn may_strike_bases(format: &str, view: &View, me: usize, other: usize) -> bool {
    match format {
        "hunter" => [1, view.players.len() - 1].iter().any(|&step| next_living(view, me, step) == Some(other)),
        "emperor" => emperor_reach(view, me, other),
        _ => is_enemy(view, me, other),
    }
}

fn has_outpost(player: &PlayerView) -> bool {
    player.in_play.iter().any(|card| card.outpost)
}

fn is_shielded(format: &str, view: &View, seat: usize) -> bool {
    if !format.ends_with("hydra") {
        return has_outpost(&view.players[seat]);
    }
    let team = view.players[seat].team;
    view.players.iter().any(|mate| mate.living && team.has(mate.seat) && has_outpost(mate))
}

/// What the table says of one action; `None` where it says nothing.
fn allowed(format: &str, view: &View, me: usize, action: Action) -> Option<bool> {
    let base = |owner: usize, kind: u8| {
        let name = realms_name(kind);
        let outpost = view.players[owner].in_play.iter().any(|card| card.card.name == name && card.outpost);
        may_strike_bases(format, view, me, owner) && (outpost || !is_shielded(format, view, owner))
    };
    match action {
        Action::Attack(target, _) => {
            let target = usize::from(target.get());
            Some(may_attack(format, view, me, target) && !is_shielded(format, view, target))
        }
        Action::AttackBase(owner, kind) | Action::Destroy(owner, kind) | Action::ProposeBase(owner, kind) => {
            Some(base(usize::from(owner.get()), kind.get()))
        }
        Action::Target(target) => Some(match format {
            "hunter" | "emperor" => may_attack(format, view, me, usize::from(target.get())),
            _ => is_enemy(view, me, usize::from(target.get())),
        }),
        _ => None,
    }
}

fn realms_name(kind: u8) -> &'static str {
    let edition = Edition::<realms::Content>::built_in().expect("the built-in file is sound");
    edition.content().name(kind)
}

/// SR-I13, SR-M3, SR-U2, SR-U3, SR-Y10, SR-Y11, SR-O5, SR-Z9.
#[test]
fn nobody_strikes_beyond_the_relations_of_the_format() {
    let edition = Edition::built_in().expect("the built-in file is sound");
    let mut asked = 0;
    for format in Six::FORMATS {
        let options = Options::new(format.id, format.players.1);
        let setup = Six::settings(&options).expect("a format seats its players");
        for seed in 1..=6 {
            let mut fate = Fate::quick(seed);
            let mut state = Six::start(&setup, edition, &mut fate).expect("the set-up is sound");
            let (mut walk, mut events, mut out) = (Walk::<Six>::new(seed), Events::dropped(), Vec::new());
            for _ in 0..3_000 {
                let Some(step) = walk.pick(&state) else { break };
                let view = state.view(Viewer::SPECTATOR);
                out.clear();
                state.actions(step.seat, &mut out);
                for &action in &out {
                    if let Some(may) = allowed(format.id, &view, step.seat.index(), action) {
                        asked += 1;
                        assert!(may, "{}: {}: {}", format.id, step.seat, state.notation(action));
                    }
                }
                state.perform(step.seat, step.action, &mut fate, &mut events);
            }
        }
    }
    assert!(asked > 10_000, "{asked} strikes looked at");
}
