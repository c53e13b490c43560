//! Mail addresses. Nothing but one code is sent to an address before whoever reads there has given the code back.

use super::{DAY, hash, me};
use crate::error::{ApiError, ApiResult};
use crate::notice::CONFIRM;
use crate::registry::{TableRegistry, new_id};
use crate::store::{AskedMail, NoticeRow, PersonRow, StoreError, StoreWrite};
use crate::wall_clock;
use email_address::{EmailAddress, Options};
use room::wire::{Me, Settings};

/// Letters of a code.
const CODE: usize = 10;
const LONGEST: usize = 254;

/// Whether a text is one mail address and nothing else.
///
/// # Errors
/// What is wrong with it.
pub fn check_mail(address: &str) -> ApiResult<()> {
    let options = Options::default().with_required_tld().without_display_text().without_domain_literal();
    let parsed = EmailAddress::parse_with_options(address, options);
    // Quoted names may hold commas and brackets: what sends mail may take one for two addresses.
    let plain = |c: char| c.is_ascii_alphanumeric() || ".!#$%&'*+-/=?^_`{|}~".contains(c);
    match parsed {
        Ok(parsed) if address.len() <= LONGEST && parsed.local_part().chars().all(plain) => Ok(()),
        _ => Err(ApiError::bad("mail: expected one address, such as ann@example.org")),
    }
}

/// What is to be kept where somebody wants mail at another address than before: nothing where it is the same.
///
/// # Errors
/// When this server sends no mail.
pub fn mail_writes(registry: &TableRegistry, row: &PersonRow, settings: &Settings) -> ApiResult<Vec<StoreWrite>> {
    if settings.mail == row.mail_asked {
        return Ok(Vec::new());
    }
    let person = row.id.clone();
    let Some(address) = settings.mail.clone() else {
        return Ok(vec![StoreWrite::AskMail { person, asked: None }]);
    };
    if registry.config.mail_folder.is_empty() {
        return Err(ApiError::not_now("this server sends no mail"));
    }
    let code: String = new_id().chars().take(CODE).collect();
    let made = wall_clock::now();
    let asked = AskedMail { address: address.clone(), code: hash(&code), until: made + DAY };
    let text = format!(
        "To get notices at this address, enter this code within a day: {code}. If you did not ask for it, ignore it."
    );
    let letter = NoticeRow { id: new_id(), person: person.clone(), way: CONFIRM.to_owned(), address, text, made };
    Ok(vec![StoreWrite::AskMail { person, asked: Some(asked) }, StoreWrite::Notice(letter)])
}

/// Confirms the address a code was sent to.
///
/// # Errors
/// When the code is wrong or too old.
pub async fn confirm_mail(registry: &TableRegistry, person: &str, code: &str) -> ApiResult<Me> {
    let wrong = || ApiError::bad("code: not the one that was mailed last, or older than a day");
    let code = hash(&code.trim().to_lowercase());
    let confirmed =
        registry.store.write(vec![StoreWrite::ConfirmMail { person: person.to_owned(), code, now: wall_clock::now() }]);
    match confirmed.await {
        Err(StoreError::Changed) => return Err(wrong()),
        done => done?,
    }
    me(&registry.store.person(person).await?.ok_or_else(wrong)?)
}

#[cfg(test)]
mod tests {
    use super::check_mail;

    #[test]
    fn exactly_one_address_is_taken() {
        for fine in ["ann@example.org", "a.b+games@mail.example.co.uk", "o'neil@example.org"] {
            assert!(check_mail(fine).is_ok(), "{fine}");
        }
        for not in [
            "a@b.example, c@d.example",
            "a@b.example c@d.example",
            "a@b.example;c@d.example",
            "Ann <ann@example.org>",
            "\"a, b\"@example.org",
            "ann@example.org\r\nBcc: eve@example.org",
            "ann@[127.0.0.1]",
            "ann@localhost",
            "ann",
            "@example.org",
            "",
        ] {
            assert!(check_mail(not).is_err(), "{not}");
        }
        assert!(check_mail(&format!("{}@example.org", "a".repeat(300))).is_err());
    }
}
