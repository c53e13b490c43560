//! Accounts: a name and a password for somebody who came as a guest.

use super::{Signed, me};
use crate::hall::{Hall, is_id};
use crate::problem::{Answer, Code, Fault};
use crate::store::Write;
use crate::wire::{Me, PutAccount};
use std::sync::Arc;

const SHORTEST_PASSWORD: usize = 10;
const LONGEST_PASSWORD: usize = 200;

/// Gives a guest an account, or changes its name and password. Other sessions end; a changed password ends every other
/// key and token, too.
///
/// # Errors
/// When name or password will not do, the name is taken, or the account changed meanwhile.
pub async fn put_account(hall: &Arc<Hall>, signed: &Signed, asked: PutAccount) -> Answer<Me> {
    check_account(&asked)?;
    let _alone = hall.hashing.one_for(&signed.who.id)?;
    let person = signed.who.id.clone();
    let gone = || Fault::new(Code::NotSignedIn, "this account was deleted");
    let before = hall.store.person(&person).await?.ok_or_else(gone)?.password;
    if before.is_some() && !hall.hashing.verify(asked.before.unwrap_or_default(), before.clone()).await? {
        return Err(Fault::new(Code::NotYours, "the password before is not right"));
    }
    let password = hall.hashing.hash(asked.password).await?;
    let and_keys = before.is_some();
    let writes = vec![
        Write::IfSession(signed.hash.clone()),
        Write::IfPassword { person: person.clone(), password: before },
        Write::Account { person: person.clone(), account: asked.account, password },
        Write::EndOthers { person: person.clone(), but: signed.hash.clone(), and_keys },
    ];
    hall.store.write(writes).await?;
    hall.person_changed(&person).await;
    Ok(me(&hall.store.person(&person).await?.ok_or_else(gone)?))
}

fn check_account(asked: &PutAccount) -> Answer<()> {
    let letters = asked.account.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    if !letters || !(3..=24).contains(&asked.account.len()) {
        return Err(Fault::bad("an account's name has 3 to 24 letters, digits, - or _"));
    }
    if is_id(&asked.account) {
        return Err(Fault::bad("this account name could be mistaken for somebody's id: choose another"));
    }
    if !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&asked.password.len()) {
        return Err(Fault::bad("a password has 10 to 200 characters"));
    }
    Ok(())
}
