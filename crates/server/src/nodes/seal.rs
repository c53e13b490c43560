//! What nodes know one another's messages by. Whoever reaches the bus can write what he likes to it; only who reads the
//! store can seal it. The key is never on the bus.

use crate::error::{ApiError, ApiResult, Code};
use crate::store::{Store, StoreWrite};
use hmac::{Hmac, KeyInit, Mac};
use kernel::digest::hex;
use room::fair;
use sha2::Sha256;

const KEY: &str = "bus_key";

/// The key that the nodes of a store share.
#[derive(Clone)]
pub(crate) struct Seal([u8; 32]);

impl Seal {
    /// The store's key, made by the first node that asks for it.
    pub(crate) async fn of(store: &dyn Store) -> ApiResult<Seal> {
        if let Some(seal) = kept(store).await? {
            return Ok(seal);
        }
        // Of nodes that start together the first one's is kept.
        let value = hex(&crate::chance::secret());
        store.write(vec![StoreWrite::FirstValue { name: KEY.to_owned(), value }]).await?;
        kept(store).await?.ok_or_else(|| ApiError::new(Code::Internal, "the key of the bus was not kept"))
    }

    /// The receiver's name is part of it: what was written to one node, or to one that ran before, says nothing to
    /// another.
    fn mac(&self, to: &str, message: &[u8]) -> Hmac<Sha256> {
        let mut mac = <Hmac<Sha256> as KeyInit>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(&(to.len() as u64).to_be_bytes());
        mac.update(to.as_bytes());
        mac.update(message);
        mac
    }

    /// The seal on a message to this node, in hex.
    pub(super) fn mark(&self, to: &str, message: &[u8]) -> String {
        hex(&self.mac(to, message).finalize().into_bytes())
    }

    /// Whether a seal is the one on a message to this node.
    pub(super) fn holds(&self, to: &str, message: &[u8], mark: &str) -> bool {
        fair::bytes(mark).is_some_and(|mark| self.mac(to, message).verify_slice(&mark).is_ok())
    }
}

async fn kept(store: &dyn Store) -> ApiResult<Option<Seal>> {
    let kept = store.value(KEY).await?;
    Ok(kept.and_then(|key| fair::bytes(&key)).and_then(|bytes| bytes.try_into().ok()).map(Seal))
}

#[cfg(test)]
mod tests {
    use super::Seal;

    #[test]
    fn a_seal_holds_for_its_letter_its_receiver_and_its_key_alone() {
        let (ours, theirs) = (Seal([1; 32]), Seal([2; 32]));
        let mark = ours.mark("one", b"letter");
        assert!(ours.holds("one", b"letter", &mark));
        assert!(!ours.holds("other", b"letter", &mark));
        assert!(!ours.holds("one", b"Letter", &mark));
        assert!(!theirs.holds("one", b"letter", &mark));
        assert!(!ours.holds("one", b"letter", &mark[2..]) && !ours.holds("one", b"letter", ""));
    }
}
