//! Who is who: guests with a key, accounts, sessions and tokens. Only hashes of tokens are kept.

mod account;
mod hashing;
mod mail;
mod watch;

pub use account::put_account;
pub(crate) use hashing::Hashing;
pub use mail::{check_mail, confirm_mail, mail_writes};
pub(crate) use watch::{Watch, Watching};

use crate::error::{ApiError, ApiResult, Code};
use crate::registry::{TableRegistry, new_id};
use crate::store::{Millis, PersonRow, SessionKind, SessionRow, StoreWrite};
use crate::wall_clock;
use kernel::digest::{hex, sha256};
use room::name;
use room::state::Principal;
use room::wire::{Me, Settings, SignIn, SignedIn};

const DAY: Millis = 24 * 60 * 60 * 1000;
const FOREVER: Millis = 100 * 365 * DAY;

/// Somebody signed in, and by what.
#[derive(Clone, Debug)]
pub struct Signed {
    /// Who.
    pub who: Principal,
    /// The hash of the token used.
    pub hash: String,
    /// What kind of token.
    pub kind: SessionKind,
}

fn token(prefix: &str) -> String {
    format!("{prefix}_{}", hex(&crate::chance::secret()[..20]))
}

/// What of a token is kept.
pub fn hash(token: &str) -> String {
    hex(&sha256(token.as_bytes()))
}

fn session(person: &str, token: &str, kind: SessionKind, label: &str) -> StoreWrite {
    let made = wall_clock::now();
    let life = match kind {
        SessionKind::Session => 90 * DAY,
        SessionKind::Key | SessionKind::Token => FOREVER,
    };
    let (person, label) = (person.to_owned(), label.chars().take(40).collect());
    StoreWrite::Session(SessionRow { hash: hash(token), person, kind, label, made, ends: made + life })
}

/// Somebody's settings, as they were kept.
///
/// # Errors
/// Where they cannot be read: the usual ones in their place would overwrite them with the next change.
pub fn settings(row: &PersonRow) -> ApiResult<Settings> {
    serde_json::from_str(&row.settings).map_err(|error| {
        tracing::error!(%error, person = %row.id, "settings cannot be read");
        ApiError::new(Code::Internal, "your settings cannot be read by this version")
    })
}

/// Oneself, as the wire has it.
///
/// # Errors
/// Where the settings cannot be read.
pub fn me(row: &PersonRow) -> ApiResult<Me> {
    let settings = settings(row)?;
    let mail_confirmed = row.mail.is_some() && row.mail == settings.mail;
    Ok(Me { id: row.id.clone(), name: row.name.clone(), account: row.account.clone(), settings, mail_confirmed })
}

/// A name, cleaned.
///
/// # Errors
/// When nothing of it can be seen.
pub fn check_name(name: &str) -> ApiResult<String> {
    name::clean(name).ok_or_else(|| ApiError::bad("a name has 1 to 24 characters that can be seen"))
}

/// Makes a guest.
///
/// # Errors
/// When the name is empty or the store fails.
pub async fn guest(registry: &TableRegistry, name: &str) -> ApiResult<SignedIn> {
    let name = check_name(name)?;
    let row =
        PersonRow { id: new_id(), name, made: wall_clock::now(), settings: "{}".to_owned(), ..PersonRow::default() };
    let (session_token, key) = (token("sbs"), token("sbk"));
    let writes = vec![
        StoreWrite::Person(row.clone()),
        session(&row.id, &session_token, SessionKind::Session, "guest"),
        session(&row.id, &key, SessionKind::Key, "key"),
    ];
    registry.store.write(writes).await?;
    Ok(SignedIn { me: me(&row)?, token: session_token, key: Some(key) })
}

/// Signs in.
///
/// # Errors
/// The same for a wrong name, a wrong password and a wrong key.
pub async fn sign_in(registry: &TableRegistry, asked: SignIn) -> ApiResult<SignedIn> {
    let (row, proof) = match asked {
        SignIn { key: Some(key), .. } => by_key(registry, &key).await?,
        SignIn { account: Some(account), password: Some(password), .. } => {
            by_password(registry, &account, password).await?
        }
        _ => return Err(ApiError::bad("give a key, or an account and its password")),
    };
    let fresh = token("sbs");
    // The key may have ended or the password changed by now: then nobody is signed in.
    registry.store.write(vec![proof, session(&row.id, &fresh, SessionKind::Session, "")]).await?;
    Ok(SignedIn { me: me(&row)?, token: fresh, key: None })
}

fn wrong() -> ApiError {
    ApiError::new(Code::NotSignedIn, "that key, or that name and password, is not known")
}

/// Whose key it is, and what must still be so when they are signed in.
async fn by_key(registry: &TableRegistry, key: &str) -> ApiResult<(PersonRow, StoreWrite)> {
    let found = registry.store.session(&hash(key), wall_clock::now()).await?;
    let found = found.filter(|row| row.kind == SessionKind::Key).ok_or_else(wrong)?;
    let row = registry.store.person(&found.person).await?.ok_or_else(wrong)?;
    Ok((row, StoreWrite::IfSession(found.hash)))
}

/// Whose account it is, and what must still be so when they are signed in.
async fn by_password(registry: &TableRegistry, account: &str, password: String) -> ApiResult<(PersonRow, StoreWrite)> {
    let row = registry.store.account(account).await?;
    let kept = row.as_ref().and_then(|row| row.password.clone());
    let fits = registry.hashing.verify(password, kept.clone()).await?;
    let row = row.filter(|_| fits).ok_or_else(wrong)?;
    let proof = StoreWrite::IfPassword { person: row.id.clone(), password: kept };
    Ok((row, proof))
}

/// Who a token belongs to.
///
/// # Errors
/// When it is not known or has ended.
pub async fn by_token(registry: &TableRegistry, token: &str) -> ApiResult<Signed> {
    let unknown = || ApiError::new(Code::NotSignedIn, "this token is not known");
    let hash = hash(token);
    let found = registry.store.session(&hash, wall_clock::now()).await?;
    let found = found.filter(|row| row.kind != SessionKind::Key).ok_or_else(unknown)?;
    let row = registry.store.person(&found.person).await?.ok_or_else(unknown)?;
    let settings = settings(&row)?;
    let mut hidden = registry.store.blocks(&row.id).await?;
    hidden.extend(settings.muted);
    Ok(Signed { who: Principal { id: row.id, name: row.name, hidden }, hash, kind: found.kind })
}

/// Makes a personal token for a bot.
///
/// # Errors
/// When the store fails.
pub async fn new_token(registry: &TableRegistry, signed: &Signed, label: &str) -> ApiResult<String> {
    let fresh = token("sbt");
    let made = session(&signed.who.id, &fresh, SessionKind::Token, label);
    registry.store.write(vec![StoreWrite::IfSession(signed.hash.clone()), made]).await?;
    Ok(fresh)
}
