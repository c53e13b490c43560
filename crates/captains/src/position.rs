//! stub
use crate::state::Captains;
use crate::{Content, Setup};
use kernel::*;
impl Positions for Captains {
    const ZONES: &'static [Zone] = &[];
    fn place(_: &Setup, _: Edition<Content>, _: &[Placed<'_>]) -> Result<Self, PositionError> { Err(PositionError::at(0, "stub")) }
    fn zone(&self, _: Viewer, _: Option<Seat>, _: &Zone) -> String { String::new() }
    fn is_settled(&self) -> bool { false }
    fn key(_: Edition<Content>, _: &str) -> Option<u32> { None }
}
