//! What clients read of the content file itself, for their generated types (ADR 0012).

use serde::Deserialize;

/// The parts of the content file that clients draw from.
#[derive(Deserialize, Debug, ts_rs::TS)]
#[ts(rename = "Content")]
pub struct DrawnContent {
    /// The basic rooms.
    pub room: Vec<DrawnRoom>,
    /// Techs.
    pub tech: Vec<DrawnTech>,
    /// Omegas.
    pub omega: Vec<DrawnTech>,
    /// Missions.
    pub mission: Vec<DrawnMission>,
    /// Stations.
    pub station: Vec<DrawnStation>,
    /// The sides of the tracks.
    pub track: Vec<DrawnTrack>,
    /// What the tracks are worth.
    pub track_rules: DrawnTrackRules,
    /// Solo passengers.
    pub passenger: Vec<DrawnPassenger>,
}

/// A basic room.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Deserialize, Debug, ts_rs::TS)]
#[ts(rename = "Room")]
pub struct DrawnRoom {
    pub id: String,
    pub name: String,
    pub color: String,
    pub effects: Vec<DrawnEffect>,
}

/// An effect as written: its first key names it.
#[derive(Deserialize, Debug, ts_rs::TS)]
#[ts(rename = "WrittenEffect")]
#[serde(transparent)]
pub struct DrawnEffect(#[ts(type = "Record<string, unknown>")] pub toml::Table);

/// A tech or omega: its icons, `""` for none.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Deserialize, Debug, ts_rs::TS)]
#[ts(rename = "PrintedTech")]
pub struct DrawnTech {
    pub name: String,
    pub left: Vec<String>,
    pub right: Vec<String>,
}

/// A station.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Deserialize, Debug, ts_rs::TS)]
#[ts(rename = "PrintedStation")]
pub struct DrawnStation {
    pub name: String,
    pub faction: String,
}

/// A mission.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Deserialize, Debug, ts_rs::TS)]
#[ts(rename = "PrintedMission")]
pub struct DrawnMission {
    pub id: String,
    pub name: String,
    pub points: u8,
    pub log: String,
    pub lines: Vec<DrawnLine>,
}

/// A line of a mission.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Deserialize, Debug, ts_rs::TS)]
#[ts(rename = "PrintedLine")]
pub struct DrawnLine {
    pub effects: Vec<DrawnEffect>,
}

/// One side of a track.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Deserialize, Debug, ts_rs::TS)]
#[ts(rename = "PrintedTrack")]
pub struct DrawnTrack {
    pub faction: String,
    pub side: String,
    pub bonuses: Vec<DrawnBonus>,
}

/// A bonus printed on a space.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Deserialize, Debug, ts_rs::TS)]
#[ts(rename = "PrintedBonus")]
pub struct DrawnBonus {
    pub space: u8,
    pub effects: Vec<DrawnEffect>,
}

/// What the tracks are worth.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Deserialize, Debug, ts_rs::TS)]
#[ts(rename = "TrackRules")]
pub struct DrawnTrackRules {
    pub zones: Vec<DrawnZone>,
    pub loop_points: u8,
}

/// The spaces of one worth.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Deserialize, Debug, ts_rs::TS)]
#[ts(rename = "Zone")]
pub struct DrawnZone {
    pub points: u8,
    pub from: u8,
    pub to: u8,
}

/// A solo passenger.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Deserialize, Debug, ts_rs::TS)]
#[ts(rename = "PrintedPassenger")]
pub struct DrawnPassenger {
    pub id: String,
    pub name: String,
    pub text: String,
}
