//! What clients read of the content file itself, for their generated types (ADR 0012).

use serde::Deserialize;

/// The parts of the content file that clients draw from.
#[derive(Deserialize, Debug, ts_rs::TS)]
#[ts(rename = "Content")]
pub struct DrawnContent {
    /// The home areas of Capture the Flag.
    pub base: Vec<Home>,
    /// Equipment.
    pub equipment: Vec<Named>,
    /// Special powers.
    pub power: Vec<Named>,
}

/// A home area.
#[derive(Deserialize, Debug, ts_rs::TS)]
pub struct Home {
    /// `south` or `north`.
    pub id: String,
    /// Its grey squares.
    pub squares: Vec<String>,
}

/// Something with a name and rules of its own.
#[derive(Deserialize, Debug, ts_rs::TS)]
pub struct Named {
    /// Its name.
    pub name: String,
    /// The rules that tell of it.
    pub rules: Vec<String>,
}
