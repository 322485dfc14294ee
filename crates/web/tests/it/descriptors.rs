//! Connections follow what the operating system lets a program have open.

use web::ServerLimits;

#[test]
fn there_are_no_more_connections_than_descriptors() {
    let usual = ServerLimits::default();
    for (descriptors, connections, of_one) in [
        (None, usual.connections, usual.connections_of_one),
        (Some(1_000_000), usual.connections, usual.connections_of_one),
        (Some(1_024), 896, 224),
        (Some(64), 56, 14),
    ] {
        let limits = usual.within(descriptors);
        assert_eq!((limits.connections, limits.connections_of_one), (connections, of_one));
    }
}
