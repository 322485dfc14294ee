//! Set-ups that have a name.

use std::time::Instant;

use session::{Preset, Session};

#[test]
fn every_preset_can_be_played() {
    for preset in Preset::ALL {
        let setup = preset.setup();
        let seats = setup.players.len();
        let (session, _) = Session::new(setup, Instant::now()).expect(preset.name);
        assert_eq!(session.setup().players.len(), seats, "{}", preset.name);
        assert_eq!(Preset::named(preset.name), Some(preset));
    }
    assert_eq!(Preset::named("chess"), None);
    assert_eq!(Preset::ALL[3].setup().players.len(), 26);
}
