//! Whether the game goes on by itself.

/// Whether the engines play on by themselves and the clocks run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flow {
    /// The game goes on.
    #[default]
    Running,
    /// The engines wait and the clocks stand.
    Paused,
    /// One engine plays one move, and then everything waits.
    Stepping,
}
