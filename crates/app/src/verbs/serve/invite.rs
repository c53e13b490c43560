//! What `--lan` shows: the address others open, and the same as a code for a phone's camera.

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::net::SocketAddr;

/// What to say, given the address others can open and this machine's own.
pub fn words(address: Option<&str>, here: &str) -> String {
    let Some(address) = address else {
        return format!(
            "Starboard listens on {here}\n\
             No address in a home network was found. Name one: --set public_url=http://ADDRESS:PORT\n"
        );
    };
    format!(
        "Starboard listens on {address}\n\
         Whoever is in your home network opens that address, or scans this:\n\n{}\n\
         On this computer {here} works, too. If others do not get through, a firewall may be in the way,\n\
         or the address is another one: --set public_url=http://ADDRESS:PORT\n",
        code(address).unwrap_or_default()
    )
}

/// How to let others in the home network join, where this machine alone reaches the server.
pub fn hint(address: SocketAddr) -> &'static str {
    match address.ip().is_loopback() {
        true => "Others in your home network: starboard serve --lan, or make play LAN=1\n",
        false => "",
    }
}

/// A code to be scanned. Terminals are dark as a rule, so what is light is drawn. None for a text no code can hold.
fn code(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    let drawn = code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
    Some(drawn.lines().map(|line| format!("  {line}\n")).collect())
}
