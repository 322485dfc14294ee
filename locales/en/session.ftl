# The table and who sits at it.

error-game-over = the game is over
error-not-your-turn = it is the turn of player { $seat }
error-not-a-person = the computer plays for player { $seat }
error-empty-seat = there is no player { $seat } at this table
error-nothing-to-undo = there is no move to take back
error-nothing-to-redo = there is no move to play again
error-no-such-place = there is no such place in this game

error-seat-count =
    this game takes { $expected } players, not { $found }
error-no-such-seat = player { $seat } cannot begin: there are { $players } players
error-same-name = two players are called "{ $name }": give them different names
error-same-symbol = two players have the symbol { $symbol }: give them different ones
error-unknown-symbol = "{ $symbol }" cannot be a symbol here: choose { $allowed }
error-no-symbols = { $game } is not played with symbols
