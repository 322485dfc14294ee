# What the rules say of any game: how it ended, and why something typed was refused.

# Why a game ended; said after the result.
reason-line = a line was completed
reason-full = the board is full
reason-count = no move is left, and the pieces were counted
reason-nothing-left = the player to move has no piece left
reason-blocked = the player to move is blocked
reason-repetition = the same position came up too often
reason-resignation = a player resigned
reason-agreement = the players agreed on a draw
reason-time = a player ran out of time
reason-abandonment = a player left the game
reason-fault = a player’s program failed
reason-unknown = the record does not say why

# What a setting can be, as it would be typed.
range-numbers = { $min } to { $max }
range-numbers-or = { $min } to { $max }, or { $word }
range-from = { $min } or more
range-seconds = { $min } to { $max } seconds
range-words = { $words }
range-text =
    { $longest ->
        [one] one character
       *[other] at most { $longest } characters
    }

# Why a game, an engine or a player was not understood: name:setting=value,setting=value.
error-spec-no-name = "{ $spec }" has no name
error-spec-open-quote = a quotation mark in { $spec } is never closed
error-spec-stray-quote = in { $spec }, quotation marks must enclose a whole value
error-spec-unknown-name = nothing is called "{ $name }": choose { $allowed }
error-spec-unknown-name-nearest = nothing is called "{ $name }": did you mean { $meant }? The names are { $allowed }
error-spec-unknown-knob = { $name } has no setting "{ $knob }": choose { $allowed }
error-spec-unknown-knob-nearest = { $name } has no setting "{ $knob }": did you mean { $meant }? Its settings are { $allowed }
error-spec-no-knobs = { $name } has no settings, so it cannot have "{ $knob }"
error-spec-repeated = { $knob } is set twice for { $name }: each setting can be given once ({ $allowed })
error-spec-empty = a setting of { $name } has no name: choose { $allowed }
error-spec-no-value = { $knob } has no value ({ $allowed })
error-spec-bare = in { $name }, "{ $value }" does not say what it sets: write setting=value, with { $allowed }
error-spec-out-of-range = "{ $value }" does not fit { $knob } ({ $allowed })

error-unknown-move = "{ $text }" is not a legal move here

# Why the text of a position was refused.
error-position = "{ $text }", character { $place }: { $problem }
problem-missing = { $allowed } is missing here
problem-unexpected = "{ $found }" is unexpected here: { $allowed } would fit
problem-length =
    { $found ->
        [one] one square
       *[other] { $found } squares
    } where there should be { $expected }
problem-unknown-square = the board has no square "{ $square }"
problem-occupied = two pieces stand on { $square }
problem-man-on-last-row = a man stands on { $square }, where it would have become a king
problem-illegal-move = move { $number }, "{ $played }", cannot be played
problem-unbalanced = players who take turns cannot have these numbers of pieces
problem-impossible = no game can reach this position
problem-fine-odds = the odds are so fine that expected values cannot be told exactly: choose rounder ones
problem-chance-for-many = chance can decide in trees for two players only
