//! Reaching the server from other devices: the addresses of this machine, and opening a server that
//! listens only here to the network until it ends.

use std::net::{IpAddr, SocketAddr};

use axum::http::StatusCode;
use rules::Phrase;
use tokio::net::TcpListener;

use crate::{app_state::AppState, failure::ApiFailure, listener, public_url::PublicUrl};

/// The addresses under which other devices may reach this machine, the likeliest first.
fn interfaces() -> Vec<IpAddr> {
    let Ok(found) = if_addrs::get_if_addrs() else { return Vec::new() };
    let mut addresses: Vec<IpAddr> = found.iter().map(if_addrs::Interface::ip).collect();
    addresses.retain(is_of_network);
    addresses.sort_by_key(likelihood);
    addresses.dedup();
    addresses
}

/// Whether an address of this machine is one that others can be told: neither one that means
/// everyone's own machine, nor one that holds only with the name of an interface.
fn is_of_network(address: &IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !address.is_loopback() && !address.is_link_local(),
        IpAddr::V6(address) => !address.is_loopback() && !address.is_unicast_link_local(),
    }
}

/// Home networks first, then other addresses of version 4, then those of version 6.
fn likelihood(address: &IpAddr) -> (u8, IpAddr) {
    let rank = match address {
        IpAddr::V4(v4) if v4.octets()[0] == 192 => 0,
        IpAddr::V4(v4) if v4.is_private() && v4.octets()[0] == 10 => 1,
        IpAddr::V4(_) => 2,
        IpAddr::V6(_) => 3,
    };
    (rank, *address)
}

impl AppState {
    /// The addresses under which other devices reach this server; none if it listens only here.
    pub(crate) fn reachable_addresses(&self) -> Vec<String> {
        if let Some(url) = self.public_url() {
            return vec![PublicUrl::origin(url)];
        }
        let ours = self.address();
        let addresses = match ours.ip() {
            ip if ip.is_unspecified() => interfaces(),
            ip if ip.is_loopback() => self.opened_addresses(),
            ip => vec![ip],
        };
        let told = addresses.into_iter().map(|ip| SocketAddr::new(ip, ours.port()));
        told.map(|address| format!("http://{address}")).collect()
    }

    /// Opens a server that listens only here to the network, on the same port, until it ends.
    pub(crate) async fn open_to_network(&self) -> Result<(), ApiFailure> {
        if !self.reachable_addresses().is_empty() {
            return Ok(());
        }
        self.listen_on(&interfaces()).await
    }

    /// Listens at these addresses too.
    async fn listen_on(&self, addresses: &[IpAddr]) -> Result<(), ApiFailure> {
        let port = self.address().port();
        let mut opened = Vec::new();
        for &address in addresses {
            match TcpListener::bind(SocketAddr::new(address, port)).await {
                Ok(listener) => {
                    tokio::spawn(listener::serve_besides(listener, self.clone()));
                    opened.push(address);
                }
                Err(error) => tracing::warn!(%address, %error, "address not opened"),
            }
        }
        if opened.is_empty() {
            let phrase = Phrase::new("error-page-no-network");
            return Err(ApiFailure::new(StatusCode::SERVICE_UNAVAILABLE, phrase));
        }
        tracing::info!(?opened, "opened to the network");
        self.note_opened(opened);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn home_networks_come_first_and_loopback_is_told_to_none() {
        let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
        let mut addresses =
            ["2001:db8::1", "172.17.0.1", "10.0.0.7", "192.168.1.20"].map(ip).to_vec();
        addresses.sort_by_key(likelihood);
        let sorted = ["192.168.1.20", "10.0.0.7", "172.17.0.1", "2001:db8::1"].map(ip);
        assert_eq!(addresses, sorted);
        assert!(addresses.iter().all(is_of_network));
        let hidden = ["127.0.0.1", "::1", "169.254.3.4", "fe80::1"].map(ip);
        assert!(!hidden.iter().any(is_of_network));
        assert!(interfaces().iter().all(is_of_network));
    }
}
