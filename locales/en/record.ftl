# Saved games: the forms they are written in, and what can be wrong with a file.

form-xml = XML
form-json = JSON
form-pdn = PDN
form-ggf = GGF
form-obf = OBF
form-wthor = WTHOR
form-morpion-xml = the XML of the older Morpion
form-gomocup = a Gomocup board
form-transcript = a list of moves
form-position = a position

error-record-place = line { $line }, column { $column }, "{ $text }": { $problem }
problem-record-assumed = { $problem } (read as "{ $game }", since it does not say which game it is)
problem-record-empty = there is no game in it
problem-record-too-long = it is longer than { $most } million characters
problem-record-too-many-moves = a game has more than { $most } moves
problem-record-no-text = it is not text, nor any other known format of games
problem-record-no-form = this is not in any known format of games
problem-record-grammar = this is not valid { $form }
problem-record-structure = another kind of value is expected here
problem-record-missing = "{ $what }" is missing
problem-record-meaningless = this is not a possible value of "{ $what }"
problem-record-newer = a newer version of the program wrote this (version { $found } of the format; this program reads up to { $known }): get the newer program to open it
problem-record-document-type = document types are not allowed in a saved game
problem-record-too-deep = nested more than { $most } levels deep
problem-record-illegal = move { $number } cannot be played: { $why }
problem-record-no-such-move = this refers to a move that is not there
problem-record-other-game = this game is not played here

error-record-other-game = { $form } cannot hold { $game }
error-record-read-only = { $form } can be read, but not written: choose another format
error-record-one-game = { $form } has room for one game only: choose another format
error-record-no-start = a list of moves begins at the usual start, and this game begins elsewhere: choose another format

error-save-ending = the ending of { $path } is not that of a format of games: choose { $endings }
error-load = { $path }: { $problem }
