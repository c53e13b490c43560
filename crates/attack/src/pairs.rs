//! Who plays with whom in the team modes. Teams alternate (AT-L1), so whoever chooses a teammate settles the order of
//! play with it (AT-X4, AT-Q102).

use crate::changes;
use crate::content::Mode;
use crate::state::CAPTAINS;
use kernel::{RulesVersion, Seat, SetupError};

/// The two teams, by who plays with the first seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pairs {
    /// Seats 1 and 3 against 2 and 4.
    #[default]
    Across,
    /// Seats 1 and 2 against 3 and 4.
    Second,
    /// Seats 1 and 4 against 2 and 3.
    Fourth,
}

impl Pairs {
    const ALL: [Pairs; 3] = [Pairs::Across, Pairs::Second, Pairs::Fourth];

    /// The teams as the captains named their teammates; before, they could only name the seat across.
    pub(crate) fn read(
        named: impl Fn(usize) -> Option<String>,
        mode: Mode,
        version: RulesVersion,
    ) -> Result<Pairs, SetupError> {
        let mut agreed = Some(Pairs::Across).filter(|_| !version.has(changes::TEAMMATES_ARE_CHOSEN));
        for index in 0..CAPTAINS {
            let Some(value) = named(index).filter(|value| value != "across") else { continue };
            let fits = |pairs: &Pairs| mode.is_team() && agreed.is_none_or(|known| known == *pairs);
            let expected = "another seat, the same for both teammates, in team and ctf alone (AT-X4)";
            let wrong = || SetupError::value("teammate", &value, expected);
            agreed = Some(Pairs::joining(index, &value).filter(fits).ok_or_else(wrong)?);
        }
        Ok(agreed.unwrap_or_default())
    }

    /// The teams in which a seat plays with the one it names, `seat-2`.
    fn joining(index: usize, value: &str) -> Option<Pairs> {
        let number: usize = value.strip_prefix("seat-")?.parse().ok()?;
        let other = number.checked_sub(1).filter(|&other| other < CAPTAINS && other != index)?;
        Pairs::ALL.into_iter().find(|pairs| pairs.team(index) == pairs.team(other))
    }

    /// The seats in the order of play. Each order swaps two seats at most, so it also gives a seat's place.
    const fn order(self) -> [u8; CAPTAINS] {
        match self {
            Pairs::Across => [0, 1, 2, 3],
            Pairs::Second => [0, 2, 1, 3],
            Pairs::Fourth => [0, 1, 3, 2],
        }
    }

    /// A seat's place in the order of play.
    #[inline]
    pub(crate) const fn place(self, seat: usize) -> usize {
        self.order()[seat & 3] as usize
    }

    /// A seat's team, 0 or 1.
    #[inline]
    pub(crate) const fn team(self, seat: usize) -> usize {
        self.place(seat) & 1
    }

    /// Who plays after a seat at a table of so many.
    #[inline]
    pub(crate) fn next(self, seat: Seat, seats: u8) -> Seat {
        let place = (self.place(seat.index()) + 1) % usize::from(seats.max(1));
        Seat::new(self.order()[place & 3])
    }
}
