//! The techniques of the strong search: one list, from which everything else follows.

use rules::{Knob, Settings};

use crate::knobs::{DEPTH, EVAL, MEMORY, NODES, PONDER, SEED, THREADS, TIES, TIME};

/// Makes the switches, their knobs and the usual selections of one list. Each line is what a
/// technique does, its field, its knob, and whether it is on unless set.
macro_rules! techniques {
    ($($(#[$doc:meta])+ $field:ident $KNOB:ident $on:literal)+) => {
        /// Which techniques a search uses; those that find the best move sooner are on unless set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Techniques {
            $($(#[$doc])+ pub $field: bool,)+
        }

        /// Each technique has its switch.
        impl Techniques {
            $(
                $(#[$doc])+
                pub const $KNOB: Knob = Knob::switch(stringify!($field), Some($on));
            )+
            /// The switch of each technique.
            pub const KNOBS: &'static [Knob] = &[$(Self::$KNOB,)+];
            /// Everything that is on unless set.
            pub const ALL: Techniques = Techniques { $($field: $on,)+ };
            /// Nothing but alpha-beta.
            pub const NONE: Techniques = Techniques { pruning: true, ..Techniques { $($field: false,)+ } };

            /// Those that some settings switch on; what has no knob there is off.
            #[must_use]
            pub fn of(settings: &Settings) -> Self {
                let on = |knob: &Knob| settings.switch(knob.name).unwrap_or(false);
                Self { $($field: on(&Self::$KNOB),)+ }
            }
        }

        /// What can be set about the strong search.
        pub(crate) const OF_PVS: &[Knob] = &[
            DEPTH, TIME, NODES, EVAL, $(Techniques::$KNOB,)+ MEMORY, THREADS, PONDER, TIES, SEED,
        ];
    };
}

techniques! {
    /// Skip what cannot matter. Without it every move is searched as if it were the first.
    pruning PRUNING true
    /// Try the moves first that the room's guide finds promising.
    ordering ORDERING true
    /// Remember the positions that were searched.
    table TABLE true
    /// Find the exact worth of every move at the root, not only of the best.
    appraisal APPRAISAL false
    /// Search all moves but the first with a window of no width.
    scout SCOUT true
    /// Begin each deeper search with a narrow window around the last score.
    aspiration ASPIRATION true
    /// Try the moves early that cut elsewhere at the same ply.
    killers KILLERS false
    /// Try the moves early that answered the same move elsewhere.
    counters COUNTERS true
    /// Try the moves early that cut often anywhere.
    history HISTORY true
    /// Search late moves less deep, unless they turn out well.
    reductions REDUCTIONS true
    /// Believe a search of half the depth that is far outside of the window.
    probcut PROBCUT true
    /// Near the horizon, believe an opinion that is far outside of the window.
    futility FUTILITY true
    /// Near the horizon, leave out the moves that come late in a good order (move-count pruning).
    skipping SKIPPING false
    /// Look one move further where there is only one legal move and it captures nothing.
    extensions EXTENSIONS true
    /// Look on beyond the horizon until things have calmed down.
    quiescence QUIESCENCE true
    /// Use what the table knows from earlier moves of the game, and from deeper searches.
    reuse REUSE false
}

impl Techniques {
    /// Everything that is on unless set and leaves the value what minimax finds.
    pub const EXACT: Techniques = Techniques {
        reductions: false,
        probcut: false,
        futility: false,
        skipping: false,
        extensions: false,
        quiescence: false,
        ..Techniques::ALL
    };

    /// The same without what does nothing beside the rest: narrow windows are there to prune, what
    /// lies outside of them is not found exactly, and what is left out is left out by them.
    pub(crate) fn normalised(self) -> Self {
        Self {
            scout: self.scout && self.pruning,
            aspiration: self.aspiration && self.pruning && !self.appraisal,
            reductions: self.reductions && self.pruning,
            probcut: self.probcut && self.pruning,
            futility: self.futility && self.pruning,
            skipping: self.skipping && self.pruning,
            ..self
        }
    }
}
