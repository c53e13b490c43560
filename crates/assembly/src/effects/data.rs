//! What effects are about, as the content file writes it, and what a seat is asked to name for them.

use serde::Deserialize;

/// What is asked when an ability is activated, in this order: what is public first, the hand last,
/// so that no chosen hand card ever waits in the open (SA-B6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ask {
    /// One of your ships.
    Ship,
    /// A captain of either player.
    Captain,
    /// An unlocked agenda card.
    Agenda,
    /// One of your hand cards.
    Hand,
}

impl Ask {
    /// What is missing where there is nothing to name.
    pub(crate) const fn needed(self) -> &'static str {
        match self {
            Ask::Ship => "one of your ships",
            Ask::Captain => "a captain in play that it may name",
            Ask::Agenda => "an unlocked agenda card",
            Ask::Hand => "a card of your hand",
        }
    }
}

/// What is released.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Released {
    /// The captain whose ability it is.
    #[serde(rename = "self")]
    Themself,
    /// A ship of the controller.
    OwnShip,
    /// A captain of either player.
    AnyCaptain,
    /// A hand card.
    Hand,
}

impl Released {
    pub(crate) const fn asks(self) -> Option<Ask> {
        match self {
            Released::Themself => None,
            Released::OwnShip => Some(Ask::Ship),
            Released::AnyCaptain => Some(Ask::Captain),
            Released::Hand => Some(Ask::Hand),
        }
    }

    pub(crate) const fn words(self) -> &'static str {
        match self {
            Released::Themself => "this captain",
            Released::OwnShip => "one of your ships",
            Released::AnyCaptain => "a captain of either side",
            Released::Hand => "a hand card unseen",
        }
    }
}

/// What goes over to the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Given {
    /// The captain whose ability it is.
    #[serde(rename = "self")]
    Themself,
    /// A ship of the controller.
    OwnShip,
}

impl Given {
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Given::Themself => "this captain",
            Given::OwnShip => "one of your ships",
        }
    }
}

/// Which captain becomes its ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scrambled {
    /// The captain whose ability it is.
    #[serde(rename = "self")]
    Themself,
    /// A captain of either player.
    AnyCaptain,
}

impl Scrambled {
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Scrambled::Themself => "this captain",
            Scrambled::AnyCaptain => "a captain of either side",
        }
    }
}

/// Where a ship comes from that is deployed without paying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeployFrom {
    /// A hand card.
    Hand,
    /// An unlocked agenda card.
    Agenda,
}

/// Where a captain comes from that is recruited without paying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Agenda {
    /// An unlocked agenda card.
    Agenda,
}

/// The captain whose ability it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Themself {
    /// Written `self`.
    #[serde(rename = "self")]
    Themself,
}

/// Votes for each ship: written `"own_ship"`, with `each` beside it where they are more than one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "OwnShip")]
pub struct PerShip(pub u8);

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum OwnShip {
    OwnShip,
}

impl From<OwnShip> for PerShip {
    fn from(OwnShip::OwnShip: OwnShip) -> PerShip {
        PerShip(1)
    }
}

/// Written `true`; `false` is an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "bool")]
pub struct Yes;

impl TryFrom<bool> for Yes {
    type Error = &'static str;
    fn try_from(yes: bool) -> Result<Yes, &'static str> {
        if yes { Ok(Yes) } else { Err("expected `true`; leave the effect out instead of saying `false`") }
    }
}
