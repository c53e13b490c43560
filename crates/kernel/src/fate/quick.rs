//! SplitMix64: eight bytes, a few instructions, cheap to fork.

#[derive(Clone, Copy, Debug)]
pub(super) struct Quick(u64);

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Quick {
    pub(super) const fn new(seed: u64) -> Quick {
        Quick(seed)
    }

    pub(super) fn fork(&self, n: u64) -> Quick {
        Quick(mix(self.0 ^ mix(n.wrapping_add(STEP))))
    }

    #[inline]
    pub(super) fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    #[inline]
    pub(super) fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }
}

#[inline]
const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
