//! Toy games, one for each hard demand on the kernel, each a page of rules. All laws run on
//! them; each has broken twins (`BROKEN` > 0) that the law meant for them must catch.

mod game;
pub mod lanes;
pub mod nested;
pub mod offers;
pub mod race;
pub mod recall;
pub mod sealed;

pub use game::{Of, Toy, Toybox};

use evaluation::Evaluate;

use kernel::Entry;

/// The toys' ids.
pub const IDS: [&str; 6] = ["toy-sealed", "toy-lanes", "toy-recall", "toy-offers", "toy-nested", "toy-race"];

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
        "toy-sealed" => Some(visitor.visit::<sealed::SealedToy>()),
        "toy-lanes" => Some(visitor.visit::<lanes::LanesToy>()),
        "toy-recall" => Some(visitor.visit::<recall::RecallToy>()),
        "toy-offers" => Some(visitor.visit::<offers::Offers>()),
        "toy-nested" => Some(visitor.visit::<nested::Nested>()),
        "toy-race" => Some(visitor.visit::<race::Race>()),
        _ => None,
    }
}
