//! How sure a pass over the tree is of what it finds.

/// The least number of empty squares for which selective passes are worth it.
const WORTHWHILE: u32 = 16;

/// How sure a pass is: a selective one believes a shallow search that lies outside of the window by
/// a number of standard deviations, the exact one believes nothing but the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Confidence(u8);

impl Confidence {
    /// How many tenths of a standard deviation each selective pass asks for: right in 73, 87, 95, 98
    /// and 99 % of the cases.
    const TENTHS: [i32; 5] = [11, 15, 20, 26, 33];
    /// No pass is surer: nothing is left out.
    pub(super) const EXACT: Self = Self(5);

    /// The passes that come before the exact one, the least sure first. Each finds the moves that the
    /// next one tries first; where the whole tree is small they are not worth it.
    ///
    /// One alone, right in 95 % of the cases, was the best of six choices: a hastier one before it
    /// leaves moves in the table that mislead the exact pass.
    pub(super) fn passes(empties: u32) -> impl Iterator<Item = Self> {
        let chosen: &[u8] = if empties < WORTHWHILE { &[] } else { &[2] };
        chosen.iter().copied().map(Self)
    }

    /// By how much a shallow search must be outside of the window to be believed, if it ever is;
    /// `spread` is the standard deviation of what the end of the game differs from it by.
    pub(super) fn margin(self, spread: i32) -> Option<i32> {
        Self::TENTHS.get(usize::from(self.0)).map(|tenths| tenths * spread / 10)
    }
}
