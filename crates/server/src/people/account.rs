//! Accounts: a name and a password for somebody who came as a guest.

use super::{Signed, me};
use crate::error::{ApiError, ApiResult, Code};
use crate::registry::{TableRegistry, is_id};
use crate::store::StoreWrite;
use room::wire::{Me, PutAccount};
use std::sync::Arc;

const SHORTEST_PASSWORD: usize = 10;
const LONGEST_PASSWORD: usize = 200;

/// Gives a guest an account, or changes its name and password. Other sessions end; a changed password ends every other
/// key and token, too.
///
/// # Errors
/// When name or password will not do, the name is taken, or the account changed meanwhile.
pub async fn put_account(registry: &Arc<TableRegistry>, signed: &Signed, asked: PutAccount) -> ApiResult<Me> {
    check_account(&asked)?;
    let _alone = registry.hashing.one_for(&signed.who.id)?;
    let person = signed.who.id.clone();
    let gone = || ApiError::new(Code::NotSignedIn, "this account was deleted");
    let before = registry.store.person(&person).await?.ok_or_else(gone)?.password;
    if before.is_some() && !registry.hashing.verify(asked.before.unwrap_or_default(), before.clone()).await? {
        return Err(ApiError::new(Code::NotYours, "the password before is not right"));
    }
    let password = registry.hashing.hash(asked.password).await?;
    let and_keys = before.is_some();
    let writes = vec![
        StoreWrite::IfSession(signed.hash.clone()),
        StoreWrite::IfPassword { person: person.clone(), password: before },
        StoreWrite::Account { person: person.clone(), account: asked.account, password },
        StoreWrite::EndOthers { person: person.clone(), but: signed.hash.clone(), and_keys },
    ];
    registry.store.write(writes).await?;
    registry.person_changed(&person).await;
    me(&registry.store.person(&person).await?.ok_or_else(gone)?)
}

fn check_account(asked: &PutAccount) -> ApiResult<()> {
    let letters = asked.account.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    if !letters || !(3..=24).contains(&asked.account.len()) {
        return Err(ApiError::bad("an account's name has 3 to 24 letters, digits, - or _"));
    }
    if is_id(&asked.account) {
        return Err(ApiError::bad("this account name could be mistaken for somebody's id: choose another"));
    }
    if !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&asked.password.len()) {
        return Err(ApiError::bad("a password has 10 to 200 characters"));
    }
    Ok(())
}
