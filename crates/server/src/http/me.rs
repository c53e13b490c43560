//! Oneself: name, settings, account, tokens, blocks, export, deletion.

use super::tables::{Page, listed};
use super::{App, Body, Params};
use crate::error::{ApiError, ApiResult, Code};
use crate::limits::{Counted, Subject};
use crate::people::{self, Signed};
use crate::store::{PersonRow, SessionKind, SessionRow, StoreWrite};
use axum::Json;
use axum::extract::{Path, State};
use room::wire::{
    ChangeMe, ConfirmMail, Export, MadeToken, Me, NewToken, PutAccount, ResultInfo, SessionInfo, Settings, TableList,
};

const MOST_TOKENS: usize = 20;
const MOST_BLOCKS: usize = 500;
/// Names one person may take in an hour: each is written down at every table they sit at.
const RENAMES_PER_HOUR: u32 = 30;
/// Letters with a code in an hour, to one address and for one person.
const CODES_PER_HOUR: u32 = 5;

async fn own(app: &App, signed: &Signed) -> ApiResult<PersonRow> {
    let row = app.registry.store.person(&signed.who.id).await?;
    row.ok_or_else(|| ApiError::new(Code::NotSignedIn, "this account was deleted"))
}

/// Personal tokens play; they do not change or delete the account.
fn by_hand(signed: &Signed) -> ApiResult<()> {
    match signed.kind {
        SessionKind::Session => Ok(()),
        _ => Err(ApiError::new(Code::NotYours, "a personal token may not do this")),
    }
}

/// Oneself.
#[utoipa::path(get, path = "/api/v1/me", responses((status = 200, body = Me)))]
pub async fn me(State(app): State<App>, signed: Signed) -> ApiResult<Json<Me>> {
    people::me(&own(&app, &signed).await?).map(Json)
}

/// Changes name or settings. A new mail address is sent a code; until that is given to `/me/mail`, nothing else is.
#[utoipa::path(patch, path = "/api/v1/me", request_body = ChangeMe, responses((status = 200, body = Me)))]
pub async fn change(State(app): State<App>, signed: Signed, Body(asked): Body<ChangeMe>) -> ApiResult<Json<Me>> {
    by_hand(&signed)?;
    let row = own(&app, &signed).await?;
    let mut writes = Vec::new();
    let name = asked.name.map(|name| people::check_name(&name)).transpose()?.filter(|name| *name != row.name);
    if let Some(name) = name.clone() {
        limit(&app, Subject::person(&row.id), Counted::Rename, RENAMES_PER_HOUR)?;
        writes.push(StoreWrite::Name { person: row.id.clone(), name });
    }
    if let Some(settings) = asked.settings {
        writes.extend(settings_writes(&app, &row, &settings)?);
    }
    let mails = writes.iter().any(|write| matches!(write, StoreWrite::Notice(_)));
    if !writes.is_empty() {
        app.registry.store.write(writes).await?;
    }
    if mails {
        app.registry.outbox.notify_one();
    }
    if name.is_some() {
        app.registry.rename_at_tables(&row.id, true).await?;
        app.registry.person_changed(&row.id).await;
    }
    people::me(&own(&app, &signed).await?).map(Json)
}

fn settings_writes(app: &App, row: &PersonRow, settings: &Settings) -> ApiResult<Vec<StoreWrite>> {
    check_settings(settings, &app.registry.config.webhook_hosts)?;
    let mut writes = people::mail_writes(&app.registry, row, settings)?;
    if let Some(mail) = settings.mail.as_ref().filter(|_| !writes.is_empty()) {
        limit(app, Subject::person(&row.id), Counted::Code, CODES_PER_HOUR)?;
        limit(app, Subject::mail(mail), Counted::Code, CODES_PER_HOUR)?;
    }
    let settings = room::encode::json(settings)?;
    writes.push(StoreWrite::Settings { person: row.id.clone(), settings });
    Ok(writes)
}

fn limit(app: &App, subject: Subject, what: Counted, per_hour: u32) -> ApiResult<()> {
    let taken = app.limits.take(subject, what, per_hour, 3600.0);
    taken.map_err(|seconds| ApiError::too_many(format!("try again in {seconds} s"), seconds))
}

fn check_settings(settings: &Settings, hosts: &[String]) -> ApiResult<()> {
    let webhook = settings.webhook.as_ref().is_none_or(|url| url.len() <= 300 && crate::notice::may_post(url, hosts));
    if !webhook {
        return Err(ApiError::bad(format!("webhook: expected an address at {}", hosts.join(", "))));
    }
    if settings.muted.len() > MOST_BLOCKS || settings.muted.iter().any(|person| person.len() > 64) {
        return Err(ApiError::bad("muted: at most 500 persons, by their ids"));
    }
    settings.mail.as_deref().map_or(Ok(()), people::check_mail)
}

/// Confirms one's mail address with the code that was sent there.
#[utoipa::path(post, path = "/api/v1/me/mail", request_body = ConfirmMail, responses((status = 200, body = Me)))]
pub async fn confirm(State(app): State<App>, signed: Signed, Body(asked): Body<ConfirmMail>) -> ApiResult<Json<Me>> {
    by_hand(&signed)?;
    limit(&app, Subject::person(&signed.who.id), Counted::SignIn, app.registry.config.sign_ins_per_hour)?;
    Ok(Json(people::confirm_mail(&app.registry, &signed.who.id, &asked.code).await?))
}

/// Deletes oneself: name, sessions, ratings and words go; finished games stay without the name.
#[utoipa::path(delete, path = "/api/v1/me", responses((status = 200)))]
pub async fn remove(State(app): State<App>, signed: Signed) -> ApiResult<()> {
    by_hand(&signed)?;
    app.registry.store.write(vec![StoreWrite::Forget { person: signed.who.id.clone() }]).await?;
    app.registry.person_changed(&signed.who.id).await;
    Ok(())
}

/// Everything kept about oneself.
#[utoipa::path(get, path = "/api/v1/me/export", responses((status = 200, body = Export)))]
pub async fn export(State(app): State<App>, signed: Signed) -> ApiResult<Json<Export>> {
    let store = &app.registry.store;
    let id = &signed.who.id;
    let result = |row: crate::store::ResultRow| ResultInfo {
        table: row.table,
        game: row.game,
        place: row.place,
        players: row.players,
    };
    Ok(Json(Export {
        me: people::me(&own(&app, &signed).await?)?,
        results: store.results(id, 100_000).await?.into_iter().map(result).collect(),
        chat: store.chat_by(id).await?.into_iter().map(|row| row.text).collect(),
        sessions: store.sessions(id).await?.into_iter().map(session_info).collect(),
        blocked: store.blocks(id).await?,
    }))
}

fn session_info(row: SessionRow) -> SessionInfo {
    SessionInfo { id: row.hash.chars().take(16).collect(), kind: row.kind, label: row.label, made: row.made }
}

/// Makes an account, or changes its name and password. Other sessions end; a changed password ends every other key and
/// token, too.
#[utoipa::path(put, path = "/api/v1/me/account", request_body = PutAccount, responses((status = 200, body = Me)))]
pub async fn account(State(app): State<App>, signed: Signed, Body(asked): Body<PutAccount>) -> ApiResult<Json<Me>> {
    by_hand(&signed)?;
    limit(&app, Subject::person(&signed.who.id), Counted::SignIn, app.registry.config.sign_ins_per_hour)?;
    Ok(Json(people::put_account(&app.registry, &signed, asked).await?))
}

/// One's sessions, keys and tokens.
#[utoipa::path(get, path = "/api/v1/me/tokens", responses((status = 200, body = Vec<SessionInfo>)))]
pub async fn tokens(State(app): State<App>, signed: Signed) -> ApiResult<Json<Vec<SessionInfo>>> {
    let rows = app.registry.store.sessions(&signed.who.id).await?;
    Ok(Json(rows.into_iter().map(session_info).collect()))
}

/// Makes a personal token for a bot.
#[utoipa::path(post, path = "/api/v1/me/tokens", request_body = NewToken, responses((status = 200, body = MadeToken)))]
pub async fn new_token(
    State(app): State<App>,
    signed: Signed,
    Body(asked): Body<NewToken>,
) -> ApiResult<Json<MadeToken>> {
    by_hand(&signed)?;
    if app.registry.store.sessions(&signed.who.id).await?.len() >= MOST_TOKENS {
        return Err(ApiError::new(Code::TooMany, "end a session or token first"));
    }
    let token = people::new_token(&app.registry, &signed, &asked.label).await?;
    let id = people::hash(&token).chars().take(16).collect();
    Ok(Json(MadeToken { token, id }))
}

/// Ends a session, key or token of one's own.
#[utoipa::path(delete, path = "/api/v1/me/tokens/{token}", params(("token" = String, Path)), responses((status = 200)))]
pub async fn end_token(State(app): State<App>, signed: Signed, Path(token): Path<String>) -> ApiResult<()> {
    by_hand(&signed)?;
    let rows = app.registry.store.sessions(&signed.who.id).await?;
    let row = rows.into_iter().find(|row| token.len() == 16 && row.hash.starts_with(&token));
    let row = row.ok_or_else(|| ApiError::new(Code::NotFound, "there is no such token"))?;
    app.registry.store.write(vec![StoreWrite::EndSession(row.hash)]).await?;
    app.registry.person_changed(&signed.who.id).await;
    Ok(())
}

/// Tables one sits or sat at, whatever their status.
#[utoipa::path(
    get,
    path = "/api/v1/me/tables",
    params(
        ("before" = Option<i64>, Query, description = "Tables opened before this, in milliseconds since 1970."),
        ("limit" = Option<u32>, Query, description = "How many, at most 100."),
    ),
    responses((status = 200, body = TableList))
)]
pub async fn tables(State(app): State<App>, signed: Signed, Params(page): Params<Page>) -> ApiResult<Json<TableList>> {
    let rows = app.registry.store.tables_of(&signed.who.id, page.before(), page.limit()).await?;
    Ok(Json(listed(rows, page.limit())))
}

/// Blocks somebody: their chat is not shown, they cannot be seated by you.
#[utoipa::path(put, path = "/api/v1/me/blocks/{person}", params(("person" = String, Path)), responses((status = 200)))]
pub async fn block(State(app): State<App>, signed: Signed, Path(other): Path<String>) -> ApiResult<()> {
    if app.registry.store.blocks(&signed.who.id).await?.len() >= MOST_BLOCKS || other.len() > 64 {
        return Err(ApiError::new(Code::TooMany, "at most 500 can be blocked"));
    }
    Ok(app.registry.store.write(vec![StoreWrite::Block { person: signed.who.id, other, on: true }]).await?)
}

/// Ends a block.
#[utoipa::path(delete, path = "/api/v1/me/blocks/{person}", params(("person" = String, Path)), responses((status = 200)))]
pub async fn unblock(State(app): State<App>, signed: Signed, Path(other): Path<String>) -> ApiResult<()> {
    Ok(app.registry.store.write(vec![StoreWrite::Block { person: signed.who.id, other, on: false }]).await?)
}
