//! A short list that is copied like plain bytes.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A list of at most `N` small things, kept in place. Unlike an [`crate::ArrayVec`] it is `Copy`: a state made of such
/// lists is cloned by one copy of its bytes, which searches do millions of times. Only what is in the list counts
/// for equality and hashes, and it hashes as a slice does.
///
/// ```
/// use kernel::{ArrayVec, CopyVec, state_hash};
/// let mut deck: CopyVec<u8, 4> = [3, 1, 2].into_iter().collect();
/// assert_eq!(deck.pop(), Some(2));
/// assert_eq!(deck[..], [3, 1]);
/// let other: ArrayVec<u8, 9> = deck.iter().copied().collect();
/// assert_eq!(state_hash(&deck), state_hash(&other));
/// ```
#[derive(Clone, Copy)]
pub struct CopyVec<T, const N: usize> {
    len: u32,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for CopyVec<T, N> {
    fn default() -> Self {
        CopyVec { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy + Default, const N: usize> CopyVec<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        CopyVec::default()
    }
}

impl<T: Copy, const N: usize> CopyVec<T, N> {
    /// Adds a thing at the end; a full list stays as it is and gives it back.
    ///
    /// # Errors
    /// The thing, when there is no room.
    #[inline]
    pub fn try_push(&mut self, item: T) -> Result<(), T> {
        match self.items.get_mut(self.len as usize) {
            Some(place) => {
                *place = item;
                self.len += 1;
                Ok(())
            }
            None => Err(item),
        }
    }

    /// Adds a thing at the end.
    ///
    /// # Panics
    /// When there is no room.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Puts a thing in at a place, the rest moves up; a full list stays as it is.
    ///
    /// # Errors
    /// The thing, when there is no room.
    pub fn try_insert(&mut self, at: usize, item: T) -> Result<(), T> {
        self.try_push(item)?;
        self[at..].rotate_right(1);
        Ok(())
    }

    /// Takes the last thing off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes a thing out, the rest moves down; `None` where there is none.
    pub fn pop_at(&mut self, at: usize) -> Option<T> {
        let item = *self.get(at)?;
        self[at..].rotate_left(1);
        self.len -= 1;
        Some(item)
    }

    /// Cuts the list to a length.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len as u32);
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for CopyVec<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..(self.len as usize).min(N)]
    }
}

impl<T, const N: usize> DerefMut for CopyVec<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..(self.len as usize).min(N)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for CopyVec<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for CopyVec<T, N> {}

impl<T: Hash, const N: usize> Hash for CopyVec<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for CopyVec<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy, const N: usize> Extend<T> for CopyVec<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for CopyVec<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = CopyVec::new();
        list.extend(items);
        list
    }
}

impl<T: Copy, const N: usize> IntoIterator for CopyVec<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, N>>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(self.len as usize)
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a CopyVec<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut CopyVec<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_moves_what_lies_behind() {
        let mut list: CopyVec<u8, 4> = [1, 2, 4].into_iter().collect();
        assert_eq!(list.try_insert(2, 3), Ok(()));
        assert_eq!(list.try_insert(0, 9), Err(9));
        assert_eq!((list.pop_at(1), list.pop_at(7)), (Some(2), None));
        assert_eq!(list[..], [1, 3, 4]);
        assert_eq!(list.into_iter().sum::<u8>(), 8);
    }

    #[test]
    fn what_was_cut_off_is_forgotten() {
        let mut one: CopyVec<u8, 4> = [1, 2, 3].into_iter().collect();
        one.truncate(1);
        let two: CopyVec<u8, 4> = [1].into_iter().collect();
        assert_eq!(one, two);
        assert_eq!(crate::state_hash(&one), crate::state_hash(&two));
        assert_eq!(one.get(1), None);
    }
}
