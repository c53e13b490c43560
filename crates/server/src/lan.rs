//! Where this machine is found in the home network.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Somewhere behind the router (an address reserved for documents); without a router, the networks that homes use.
const ELSEWHERE: [[u8; 4]; 5] = [[192, 0, 2, 1], [192, 168, 0, 1], [192, 168, 1, 1], [10, 0, 0, 1], [172, 16, 0, 1]];

/// This machine's own address in the home network: a private one before any other.
pub fn address() -> Option<IpAddr> {
    best(ELSEWHERE.iter().filter_map(|&there| own_address_towards(there.into())))
}

/// No packet is sent: connecting a UDP socket only makes the system choose a way.
fn own_address_towards(there: Ipv4Addr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((there, 9)).ok()?;
    socket.local_addr().ok().map(|own| own.ip())
}

fn best(found: impl Iterator<Item = IpAddr>) -> Option<IpAddr> {
    let found: Vec<IpAddr> = found.filter(|ip| !ip.is_loopback() && !ip.is_unspecified()).collect();
    found.iter().find(|ip| is_private(**ip)).or(found.first()).copied()
}

fn is_private(ip: IpAddr) -> bool {
    matches!(ip, IpAddr::V4(ip) if ip.is_private())
}

/// Where people open a server that listens here: at this machine's own address where it listens at all of them.
pub(crate) fn url(listen: SocketAddr) -> String {
    let everywhere = listen.ip().is_unspecified();
    let ip = if everywhere { address().unwrap_or(listen.ip()) } else { listen.ip() };
    format!("http://{}", SocketAddr::new(ip, listen.port()))
}

/// Whether only this machine can open an address.
pub(crate) fn is_only_here(url: &str) -> bool {
    let host = url.split("://").nth(1).unwrap_or(url).split('/').next().unwrap_or_default();
    let host = if host.ends_with(']') { host } else { host.rsplit_once(':').map_or(host, |(host, _)| host) };
    let ip = host.trim_matches(['[', ']']).parse::<IpAddr>().ok();
    host == "localhost" || ip.is_some_and(|ip| ip.is_loopback() || ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_private_address_comes_before_others_and_loopback_is_none() {
        let best = |ips: &[&str]| best(ips.iter().map(|ip| ip.parse().unwrap())).map(|ip| ip.to_string());
        assert_eq!(best(&["203.0.113.7", "192.168.1.5"]).as_deref(), Some("192.168.1.5"));
        assert_eq!(best(&["203.0.113.7"]).as_deref(), Some("203.0.113.7"));
        assert_eq!(best(&["127.0.0.1", "0.0.0.0"]), None);
    }

    #[test]
    fn addresses_that_only_this_machine_opens_are_known() {
        for here in ["http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:80", "http://0.0.0.0:8080"] {
            assert!(is_only_here(here), "{here}");
        }
        for there in ["http://192.168.1.5:8080", "https://example.org", "http://box.local:8080", "http://[fd00::1]:80"]
        {
            assert!(!is_only_here(there), "{there}");
        }
    }

    #[test]
    fn a_server_that_listens_in_one_place_is_opened_there() {
        assert_eq!(url("10.1.2.3:80".parse().unwrap()), "http://10.1.2.3:80");
    }
}
