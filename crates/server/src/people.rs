//! Who is who: guests with a key, accounts, sessions and tokens. Only hashes of tokens are kept.

mod account;
mod hashing;
mod mail;
mod watch;

pub use account::put_account;
pub(crate) use hashing::Hashing;
pub use mail::{check_mail, confirm_mail, mail_writes};
pub(crate) use watch::{Watch, Watching};

use crate::clock;
use crate::desk::Who;
use crate::fair;
use crate::hall::{Hall, new_id};
use crate::name;
use crate::problem::{Answer, Code, Fault};
use crate::store::{Millis, PersonRow, SessionKind, SessionRow, Write};
use crate::wire::{Me, Settings, SignIn, SignedIn};
use kernel::digest::{hex, sha256};

const DAY: Millis = 24 * 60 * 60 * 1000;
const FOREVER: Millis = 100 * 365 * DAY;

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
    let mail_confirmed = row.mail.is_some() && row.mail == settings.mail;
    Me { id: row.id.clone(), name: row.name.clone(), account: row.account.clone(), settings, mail_confirmed }
}

/// A name, cleaned.
///
/// # Errors
/// When nothing of it can be seen.
pub fn check_name(name: &str) -> Answer<String> {
    name::clean(name).ok_or_else(|| Fault::bad("a name has 1 to 24 characters that can be seen"))
}

/// Makes a guest.
///
/// # Errors
/// When the name is empty or the store fails.
pub async fn guest(hall: &Hall, name: &str) -> Answer<SignedIn> {
    let name = check_name(name)?;
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
    let (row, proof) = match asked {
        SignIn { key: Some(key), .. } => by_key(hall, &key).await?,
        SignIn { account: Some(account), password: Some(password), .. } => {
            by_password(hall, &account, password).await?
        }
        _ => return Err(Fault::bad("give a key, or an account and its password")),
    };
    let fresh = token("sbs");
    // The key may have ended or the password changed by now: then nobody is signed in.
    hall.store.write(vec![proof, session(&row.id, &fresh, SessionKind::Session, "")]).await?;
    Ok(SignedIn { me: me(&row), token: fresh, key: None })
}

fn wrong() -> Fault {
    Fault::new(Code::NotSignedIn, "that key, or that name and password, is not known")
}

/// Whose key it is, and what must still be so when they are signed in.
async fn by_key(hall: &Hall, key: &str) -> Answer<(PersonRow, Write)> {
    let found = hall.store.session(&hash(key), clock::now()).await?;
    let found = found.filter(|row| row.kind == SessionKind::Key).ok_or_else(wrong)?;
    let row = hall.store.person(&found.person).await?.ok_or_else(wrong)?;
    Ok((row, Write::IfSession(found.hash)))
}

/// Whose account it is, and what must still be so when they are signed in.
async fn by_password(hall: &Hall, account: &str, password: String) -> Answer<(PersonRow, Write)> {
    let row = hall.store.account(account).await?;
    let kept = row.as_ref().and_then(|row| row.password.clone());
    let fits = hall.hashing.verify(password, kept.clone()).await?;
    let row = row.filter(|_| fits).ok_or_else(wrong)?;
    let proof = Write::IfPassword { person: row.id.clone(), password: kept };
    Ok((row, proof))
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
    Ok(Signed { who: Who { id: row.id, name: row.name, hidden }, hash, kind: found.kind })
}

/// Makes a personal token for a bot.
///
/// # Errors
/// When the store fails.
pub async fn new_token(hall: &Hall, signed: &Signed, label: &str) -> Answer<String> {
    let fresh = token("sbt");
    let made = session(&signed.who.id, &fresh, SessionKind::Token, label);
    hall.store.write(vec![Write::IfSession(signed.hash.clone()), made]).await?;
    Ok(fresh)
}
