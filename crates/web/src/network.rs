//! Networks: whom a limit holds for, besides a browser.

use std::{
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

use axum::http::HeaderMap;

/// The network that a request comes from: one address of IPv4, or the first 64 bits of one of IPv6,
/// of which a single machine has as many addresses as it likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Network(IpAddr);

impl Network {
    /// This machine, as a program on it reaches the server.
    pub(crate) const THIS_MACHINE: Self = Self(IpAddr::V4(Ipv4Addr::LOCALHOST));

    /// The network of an address.
    pub(crate) fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(Ipv6Addr::LOCALHOST) => Self::THIS_MACHINE,
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Self(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into())
            }
            address @ IpAddr::V4(_) => Self(address),
        }
    }

    /// Whether it is this machine itself: who sits at it may end the server anyway.
    pub(crate) fn is_this_machine(self) -> bool {
        self == Self::THIS_MACHINE
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => address.fmt(f),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

/// The header in which a proxy tells whom it asks for, the nearest last.
const FORWARDED: &str = "x-forwarded-for";

/// The proxies that are believed when they tell whom they ask for, as blocks of addresses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<AddressBlock>);

/// A block of addresses, as in `10.0.0.0/8`; an address alone is a block of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressBlock {
    address: IpAddr,
    bits: u8,
}

impl TrustedProxies {
    /// Whether an address is that of such a proxy.
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        self.0.iter().any(|block| block.contains(address))
    }

    /// Who asks over a connection: the other end of it, or whom a trusted proxy there names. Of
    /// several names the nearest counts that is no trusted proxy: those before it could be made up.
    pub(crate) fn asker(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut asker = peer;
        let told = headers.get_all(FORWARDED).iter().filter_map(|value| value.to_str().ok());
        let told: Vec<&str> = told.flat_map(|list| list.split(',')).map(str::trim).collect();
        for name in told.into_iter().rev() {
            let Ok(named) = name.parse() else { break };
            if !self.contains(asker) {
                break;
            }
            asker = named;
        }
        asker
    }
}

impl FromIterator<AddressBlock> for TrustedProxies {
    fn from_iter<I: IntoIterator<Item = AddressBlock>>(blocks: I) -> Self {
        Self(blocks.into_iter().collect())
    }
}

impl AddressBlock {
    fn contains(&self, address: IpAddr) -> bool {
        match (self.address.to_canonical(), address.to_canonical()) {
            (IpAddr::V4(block), IpAddr::V4(address)) => {
                let mask = u32::MAX.checked_shl(32 - u32::from(self.bits)).unwrap_or(0);
                block.to_bits() & mask == address.to_bits() & mask
            }
            (IpAddr::V6(block), IpAddr::V6(address)) => {
                let mask = u128::MAX.checked_shl(128 - u32::from(self.bits)).unwrap_or(0);
                block.to_bits() & mask == address.to_bits() & mask
            }
            _ => false,
        }
    }
}

/// A text that names no block of addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAddressBlock;

impl FromStr for AddressBlock {
    type Err = NoAddressBlock;

    fn from_str(text: &str) -> Result<Self, NoAddressBlock> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.trim().parse().map_err(|_| NoAddressBlock)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| NoAddressBlock)?;
        if bits > most {
            return Err(NoAddressBlock);
        }
        Ok(Self { address, bits })
    }
}
