//! The techniques of the strong search: one list, from which everything else follows.

use rules::{Knob, Settings};

use crate::knobs::{DEPTH, EVAL, MEMORY, NODES, SEED, THREADS, TIES, TIME};

/// Makes the switches, their knobs and the usual selections of one list. Each line is what a
/// technique does, its field, its knob, whether it is on unless set, and whether plain alpha-beta
/// has it; those of the classic deepening search come first.
macro_rules! techniques {
    (
        classic { $($(#[$classic_doc:meta])+ $classic:ident $CLASSIC:ident $on:literal $plain:literal)+ }
        strong { $($(#[$strong_doc:meta])+ $strong:ident $STRONG:ident $strong_on:literal)+ }
    ) => {
        /// Which techniques a search uses. All that find the best move sooner are on in the strong
        /// search; the classic deepening search has only the ordering and the table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Techniques {
            $($(#[$classic_doc])+ pub $classic: bool,)+
            $($(#[$strong_doc])+ pub $strong: bool,)+
        }

        /// Each technique has its switch.
        impl Techniques {
            $(
                $(#[$classic_doc])+
                pub const $CLASSIC: Knob = Knob::switch(stringify!($classic), Some($on));
            )+
            $(
                $(#[$strong_doc])+
                pub const $STRONG: Knob = Knob::switch(stringify!($strong), Some($strong_on));
            )+
            /// The switch of each technique.
            pub const KNOBS: &'static [Knob] = &[$(Self::$CLASSIC,)+ $(Self::$STRONG,)+];
            /// Everything that finds the best move sooner.
            pub const ALL: Techniques = Techniques { $($classic: $on,)+ $($strong: $strong_on,)+ };
            /// Nothing but alpha-beta.
            pub const NONE: Techniques = Techniques { $($classic: $plain,)+ $($strong: false,)+ };

            /// Those that some settings switch on; what has no knob there is off.
            #[must_use]
            pub fn of(settings: &Settings) -> Self {
                let on = |knob: &Knob| settings.switch(knob.name).unwrap_or(false);
                Self { $($classic: on(&Self::$CLASSIC),)+ $($strong: on(&Self::$STRONG),)+ }
            }
        }

        /// What can be set about the classic deepening search.
        pub(crate) const OF_DEEPENING: &[Knob] =
            &[DEPTH, TIME, NODES, EVAL, $(Techniques::$CLASSIC,)+ MEMORY, TIES, SEED];
        /// What can be set about the strong search.
        pub(crate) const OF_PVS: &[Knob] = &[
            DEPTH, TIME, NODES, EVAL, $(Techniques::$CLASSIC,)+ MEMORY, $(Techniques::$STRONG,)+
            THREADS, TIES, SEED,
        ];
    };
}

techniques! {
    classic {
        /// Skip what cannot matter. Without it every move is searched as if it were the first.
        pruning PRUNING true true
        /// Try the moves first that the room's guide finds promising.
        ordering ORDERING true false
        /// Remember the positions that were searched.
        table TABLE true false
        /// Find the exact worth of every move at the root, not only of the best.
        appraisal APPRAISAL false false
    }
    strong {
        /// Search all moves but the first with a window of no width.
        scout SCOUT true
        /// Begin each deeper search with a narrow window around the last score.
        aspiration ASPIRATION true
        /// Try the moves early that cut elsewhere at the same ply.
        killers KILLERS true
        /// Try the moves early that cut often anywhere.
        history HISTORY true
        /// Search late moves less deep, unless they turn out well.
        reductions REDUCTIONS true
        /// Look on beyond the horizon until things have calmed down.
        quiescence QUIESCENCE true
    }
}

impl Techniques {
    /// The same without what does nothing beside the rest: narrow windows are there to prune, what
    /// lies outside of them is not found exactly, and a reduced move needs a narrow window to be
    /// found wanting.
    pub(crate) fn normalised(self) -> Self {
        let scout = self.scout && self.pruning;
        Self {
            scout,
            aspiration: self.aspiration && self.pruning && !self.appraisal,
            reductions: self.reductions && scout,
            ..self
        }
    }
}
