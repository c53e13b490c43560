//! Data packed into bits so that frames stay small, tested against plain code below.

use crate::kinds::Icon;

/// Up to six icons in order, two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ArrayIcons(u16);

impl ArrayIcons {
    /// Adds an icon after the others.
    pub(crate) fn push(&mut self, icon: Icon) {
        let used = (16 - self.0.leading_zeros()).div_ceil(2);
        self.0 |= (icon as u16 + 1) << (2 * used);
    }

    /// Takes the first icon out.
    pub(crate) fn pop_first(&mut self) -> Option<Icon> {
        let icon = [None, Some(Icon::Repair), Some(Icon::Medal), Some(Icon::Move)][usize::from(self.0 & 3)];
        self.0 >>= 2;
        icon
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::VecDeque;

    const ICONS: [Icon; 3] = [Icon::Repair, Icon::Medal, Icon::Move];

    /// Every row of up to six icons comes out as a plain queue would give it, also when icons join a row already begun.
    #[test]
    fn icons_come_out_in_the_order_they_went_in() {
        for n in 0..=6u32 {
            for code in 0..3usize.pow(n) {
                let row: Vec<Icon> = (0..n).map(|at| ICONS[code / 3usize.pow(at) % 3]).collect();
                let (mut packed, mut plain) = (ArrayIcons::default(), VecDeque::new());
                for (at, &icon) in row.iter().enumerate() {
                    packed.push(icon);
                    plain.push_back(icon);
                    if at == 2 {
                        assert_eq!(packed.pop_first(), plain.pop_front(), "{row:?}");
                    }
                }
                while let Some(icon) = plain.pop_front() {
                    assert!(!packed.is_empty(), "{row:?}");
                    assert_eq!(packed.pop_first(), Some(icon), "{row:?}");
                }
                assert!(packed.is_empty() && packed.pop_first().is_none(), "{row:?}");
            }
        }
    }
}
