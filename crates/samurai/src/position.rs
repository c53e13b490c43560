//! stub
use crate::state::Samurai;
use crate::content::Content;
use crate::setup::Setup;
use kernel::*;
impl Positions for Samurai {
    const ZONES: &'static [Zone] = &[];
    fn place(_setup: &Setup, _edition: Edition<Content>, _lines: &[Placed<'_>]) -> Result<Self, PositionError> { Err(PositionError::at(0,"")) }
    fn zone(&self, _viewer: Viewer, _seat: Option<Seat>, _zone: &Zone) -> String { String::new() }
    fn is_settled(&self) -> bool { false }
    fn key(_edition: Edition<Content>, _name: &str) -> Option<u32> { None }
}
impl Invariants for Samurai {
    const LONGEST: usize = 12000;
    fn state_holds(&self) -> Result<(), Broken> { Ok(()) }
}
