//! How a value is kept in a byte.

use super::EndgameValue;

/// How the values of a table are kept, a byte each.
///
/// Nought is a draw, or not known yet. Any other code is one more than the turns to the end of the
/// game; at the end the side to move is stuck and has lost, so that a code alone tells won from lost.
/// Without distances every code is the first of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Coding {
    /// Whether the turns to the end of the game are kept.
    pub(super) has_distances: bool,
    /// Whether the side that is stuck has won.
    pub(super) losing_wins: bool,
}

/// A draw, or not known yet.
pub(super) const DRAW: u8 = 0;
/// The game is over: the side to move cannot.
pub(super) const STUCK: u8 = 1;

impl Coding {
    /// Whether the side to move has lost.
    #[inline]
    pub(super) const fn is_loss(self, code: u8) -> bool {
        code != DRAW && (code % 2 == 1) != self.losing_wins
    }

    /// The code of the position a turn before. What is further away than a byte can tell stays as
    /// far as it can.
    #[inline]
    pub(super) const fn before(self, code: u8) -> u8 {
        if self.has_distances {
            if code == u8::MAX { u8::MAX - 1 } else { code + 1 }
        } else {
            3 - code
        }
    }

    /// The same code without its distance, if this coding keeps none.
    #[inline]
    pub(super) const fn of_other(self, code: u8) -> u8 {
        if self.has_distances || code == DRAW { code } else { 2 - code % 2 }
    }

    /// How many codes there are.
    pub(super) const fn codes(self) -> u64 {
        if self.has_distances { 256 } else { 3 }
    }

    /// What a code means.
    pub(super) fn value(self, code: u8) -> EndgameValue {
        // The last two codes stand for any distance from theirs on.
        let known = self.has_distances && code < u8::MAX - 1;
        let turns = known.then(|| u32::from(code.saturating_sub(1)));
        if code == DRAW {
            EndgameValue::Draw
        } else if self.is_loss(code) {
            EndgameValue::Loss(turns)
        } else {
            EndgameValue::Win(turns)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_changes_sides() {
        for losing_wins in [false, true] {
            for has_distances in [false, true] {
                let coding = Coding { has_distances, losing_wins };
                let last = if has_distances { u8::MAX } else { 2 };
                for code in STUCK..=last {
                    let sign = coding.value(code).sign();
                    assert_eq!(coding.value(coding.before(code)).sign(), -sign, "{code}");
                }
                assert_eq!(coding.value(DRAW), EndgameValue::Draw);
                assert_eq!(coding.is_loss(STUCK), !losing_wins);
            }
        }
        let coding = Coding { has_distances: true, losing_wins: false };
        assert_eq!(coding.value(1), EndgameValue::Loss(Some(0)));
        assert_eq!(coding.value(8), EndgameValue::Win(Some(7)));
        assert_eq!(coding.value(u8::MAX), EndgameValue::Loss(None));
    }
}
