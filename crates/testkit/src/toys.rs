//! Toy games, one for each hard demand on the kernel, each a page of rules. All laws run on
//! them; each has broken twins (`BROKEN` > 0) that the law meant for them must catch.

mod game;
pub mod race;

pub use game::{Of, Toy, Toybox};

use kernel::{Entry, Evaluate};

/// The toys' ids.
pub const IDS: [&str; 1] = ["toy-race"];

/// Something to do with any toy.
pub trait ToyVisit {
    /// What comes of it.
    type Out;
    /// Does it with this toy.
    fn visit<G: Entry + Evaluate>(self) -> Self::Out;
}

/// Does something with the toy of this id; `None` where there is none.
pub fn visit<V: ToyVisit>(id: &str, visitor: V) -> Option<V::Out> {
    match id {
        "toy-race" => Some(visitor.visit::<race::Race>()),
        _ => None,
    }
}
