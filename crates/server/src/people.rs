//! Who is who: guests with a key, accounts, sessions and tokens. Only hashes of tokens are kept.

use crate::clock;
use crate::desk::Who;
use crate::fair;
use crate::hall::{Hall, new_id};
use crate::problem::{Answer, Code, Fault};
use crate::store::{Millis, PersonRow, SessionKind, SessionRow, Write};
use crate::wire::{Me, PutAccount, Settings, SignIn, SignedIn};
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use kernel::digest::{hex, sha256};

const DAY: Millis = 24 * 60 * 60 * 1000;
const FOREVER: Millis = 100 * 365 * DAY;
const SHORTEST_PASSWORD: usize = 10;
const LONGEST_PASSWORD: usize = 200;

/// Somebody signed in, and by what.
#[derive(Clone, Debug)]
pub struct Signed {
    /// Who.
    pub who: Who,
    /// The hash of the token used.
    pub hash: String,
    /// What kind of token.
    pub kind: SessionKind,
}

/// A cleaned name, or `None` where nothing is left: one line, at most 24 characters.
pub fn clean_name(name: &str) -> Option<String> {
    let kept = name.chars().filter(|c| !c.is_control() && !matches!(c, '"' | '[' | ']' | ':' | '{' | '}'));
    let name: String = kept.take(24).collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

fn token(prefix: &str) -> String {
    format!("{prefix}_{}", hex(&fair::secret()[..20]))
}

/// What of a token is kept.
pub fn hash(token: &str) -> String {
    hex(&sha256(token.as_bytes()))
}

fn session(person: &str, token: &str, kind: SessionKind, label: &str) -> Write {
    let made = clock::now();
    let life = match kind {
        SessionKind::Session => 90 * DAY,
        SessionKind::Key | SessionKind::Token => FOREVER,
    };
    let (person, label) = (person.to_owned(), label.chars().take(40).collect());
    Write::Session(SessionRow { hash: hash(token), person, kind, label, made, ends: made + life })
}

/// Oneself, as the wire has it.
pub fn me(row: &PersonRow) -> Me {
    let settings: Settings = serde_json::from_str(&row.settings).unwrap_or_default();
    Me { id: row.id.clone(), name: row.name.clone(), account: row.account.clone(), settings }
}

/// Makes a guest.
///
/// # Errors
/// When the name is empty or the store fails.
pub async fn guest(hall: &Hall, name: &str) -> Answer<SignedIn> {
    let name = clean_name(name).ok_or_else(|| Fault::bad("a name has 1 to 24 characters"))?;
    let row = PersonRow { id: new_id(), name, made: clock::now(), settings: "{}".to_owned(), ..PersonRow::default() };
    let (session_token, key) = (token("sbs"), token("sbk"));
    let writes = vec![
        Write::Person(row.clone()),
        session(&row.id, &session_token, SessionKind::Session, "guest"),
        session(&row.id, &key, SessionKind::Key, "key"),
    ];
    hall.store.write(writes).await?;
    Ok(SignedIn { me: me(&row), token: session_token, key: Some(key) })
}

/// Signs in.
///
/// # Errors
/// The same for a wrong name, a wrong password and a wrong key.
pub async fn sign_in(hall: &Hall, asked: SignIn) -> Answer<SignedIn> {
    let wrong = || Fault::new(Code::NotSignedIn, "that key, or that name and password, is not known");
    let row = match asked {
        SignIn { key: Some(key), .. } => {
            let found = hall.store.session(&hash(&key), clock::now()).await?;
            let found = found.filter(|row| row.kind == SessionKind::Key).ok_or_else(wrong)?;
            hall.store.person(&found.person).await?
        }
        SignIn { account: Some(account), password: Some(password), .. } => {
            let row = hall.store.account(&account).await?;
            let kept = row.as_ref().and_then(|row| row.password.clone());
            if verify(password, kept).await { row } else { None }
        }
        _ => return Err(Fault::bad("give a key, or an account and its password")),
    };
    let row = row.ok_or_else(wrong)?;
    let fresh = token("sbs");
    hall.store.write(vec![session(&row.id, &fresh, SessionKind::Session, "")]).await?;
    Ok(SignedIn { me: me(&row), token: fresh, key: None })
}

/// Who a token belongs to.
///
/// # Errors
/// When it is not known or has ended.
pub async fn by_token(hall: &Hall, token: &str) -> Answer<Signed> {
    let unknown = || Fault::new(Code::NotSignedIn, "this token is not known");
    let hash = hash(token);
    let found = hall.store.session(&hash, clock::now()).await?;
    let found = found.filter(|row| row.kind != SessionKind::Key).ok_or_else(unknown)?;
    let row = hall.store.person(&found.person).await?.ok_or_else(unknown)?;
    let me = me(&row);
    let mut hidden = hall.store.blocks(&row.id).await?;
    hidden.extend(me.settings.muted);
    Ok(Signed { who: Who { id: row.id, name: row.name, account: row.account, hidden }, hash, kind: found.kind })
}

/// Makes a personal token for a bot.
///
/// # Errors
/// When the store fails.
pub async fn new_token(hall: &Hall, who: &Who, label: &str) -> Answer<String> {
    let fresh = token("sbt");
    hall.store.write(vec![session(&who.id, &fresh, SessionKind::Token, label)]).await?;
    Ok(fresh)
}

/// Gives a guest an account, or changes name and password; other sessions end.
///
/// # Errors
/// When name or password will not do, or the name is taken.
pub async fn put_account(hall: &Hall, signed: &Signed, asked: PutAccount) -> Answer<Me> {
    check_account(&asked)?;
    let row = hall.store.person(&signed.who.id).await?;
    let mut row = row.ok_or_else(|| Fault::new(Code::NotSignedIn, "you are gone"))?;
    if row.password.is_some() && !verify(asked.before.unwrap_or_default(), row.password.clone()).await {
        return Err(Fault::new(Code::NotYours, "the password before is not right"));
    }
    row.account = Some(asked.account);
    row.password = Some(hashed(asked.password).await?);
    let person = row.id.clone();
    let ended = hall.store.sessions(&person).await?.into_iter();
    let ended = ended.filter(|row| row.kind == SessionKind::Session && row.hash != signed.hash);
    let mut writes = vec![Write::Person(row.clone())];
    writes.extend(ended.map(|row| Write::EndSession(row.hash)));
    hall.store.write(writes).await?;
    Ok(me(&row))
}

fn check_account(asked: &PutAccount) -> Answer<()> {
    let letters = asked.account.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    if !letters || !(3..=24).contains(&asked.account.len()) {
        return Err(Fault::bad("an account's name has 3 to 24 letters, digits, - or _"));
    }
    if !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&asked.password.len()) {
        return Err(Fault::bad("a password has 10 to 200 characters"));
    }
    Ok(())
}

async fn hashed(password: String) -> Answer<String> {
    let made = tokio::task::spawn_blocking(move || {
        let salt = &fair::secret()[..16];
        Argon2::default().hash_password_with_salt(password.as_bytes(), salt).map(|hash| hash.to_string())
    });
    let made = made.await.map_err(|error| error.to_string()).and_then(|made| made.map_err(|error| error.to_string()));
    made.map_err(|error| {
        tracing::error!(error, "a password was not hashed");
        Fault::new(Code::Internal, "nothing was changed")
    })
}

/// Takes as long for an account that is not there as for a wrong password.
async fn verify(password: String, kept: Option<String>) -> bool {
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$KeVxVzhHjJcFyrGDaoTNFfmCgLI6mNN6OcHtmZpnDoc";
    let checked = tokio::task::spawn_blocking(move || {
        let kept_hash = kept.as_deref().unwrap_or(NOBODY);
        let parsed = argon2::PasswordHash::new(kept_hash);
        let fits = parsed.is_ok_and(|parsed| Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok());
        fits && kept.is_some()
    });
    checked.await.unwrap_or(false)
}
