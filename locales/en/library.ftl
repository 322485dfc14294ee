# The library of games on the command line.

help-value-result = RESULT
help-value-date = DATE

help-library = Finds and shows games that were kept, and counts who has won.
help-library-more = Every game that is played with plateau play or plateau tui is kept in the library, in a file of yours; --database names another file, or a PostgreSQL server by its address, postgres://user:password@host/name. So does the variable PLATEAU_DATABASE.
help-library-examples =
    {"  "}plateau library list --player level:7
    {"  "}plateau library stats
help-library-list = Lists games, the newest first, by everything you say about them.
help-library-list-more = Each row has the number of the game, the day, the game, the number of moves, and who played with what result.
help-library-list-game = the game, with the settings that matter, as in draughts:russian
help-library-list-player = a part of the name of somebody who played, or of an engine
help-library-list-result = won, drawn, lost or open; for the player if you name one
help-library-list-since = the first day, as in 2026, 2026-11 or 2026-11-03
help-library-list-until = the last day
help-library-list-position = a position of the game, in a notation of the game that --game names
help-library-list-moves = moves that lead to a position of the game; those that came there by other moves are found too
help-library-list-opening = a part of the name of the opening, in any language, as in tiger
help-library-list-most = how many rows to show; default: 20
help-library-list-skip = how many of the newest to leave out
help-library-list-json = prints one JSON object instead of text
help-library-list-database = where the library is: a file, or the address of a server
help-library-list-examples =
    {"  "}plateau library list
    {"  "}plateau library list --game othello --moves "f5 d6" --since 2026
    {"  "}plateau library list --player Ann --result won --json
help-library-show = Shows a game of the library: its moves, last position and result.
help-library-show-more = To see every position, write it to a file with plateau library export and give that to plateau replay; to go on with it, plateau play --resume=N.
help-library-show-number = the number of the game, as plateau library list tells it
help-library-show-json = prints the whole record as JSON instead of text
help-library-show-database = { help-library-list-database }
help-library-show-examples =
    {"  "}plateau library show 1
    {"  "}plateau library show 1 --json
help-library-export = Writes games of the library to a file, in any form that fits them.
help-library-export-more = By their numbers, or by what you say about them; without either, all of them.
help-library-export-file = { help-convert-output }
help-library-export-numbers = the numbers of the games
help-library-export-game = { help-library-list-game }
help-library-export-player = { help-library-list-player }
help-library-export-result = { help-library-list-result }
help-library-export-since = { help-library-list-since }
help-library-export-until = { help-library-list-until }
help-library-export-position = { help-library-list-position }
help-library-export-moves = { help-library-list-moves }
help-library-export-opening = { help-library-list-opening }
help-library-export-to = { help-convert-to }
help-library-export-database = { help-library-list-database }
help-library-export-examples =
    {"  "}plateau library export all.json
    {"  "}plateau library export mine.pdn --game draughts
    {"  "}plateau library export - 1 --to json
help-library-import = Keeps the games of files in the library.
help-library-import-more = Any form of file is read, also what plateau match and plateau tournament have written with --export. A game that is there already is not kept twice.
help-library-import-files = { help-convert-input }
help-library-import-game = { help-convert-game }
help-library-import-strict = { help-convert-strict }
help-library-import-database = { help-library-list-database }
help-library-import-examples =
    {"  "}plateau library import games.pdn
    {"  "}plateau library import games.pdn games.xml --database games.db
help-library-stats = The hall of results: games, wins, draws and losses of everyone.
help-library-stats-more = People stand there by name, computers by level or engine. Games that are not over do not count.
help-library-stats-game = { help-library-list-game }
help-library-stats-player = { help-library-list-player }
help-library-stats-result = { help-library-list-result }
help-library-stats-since = { help-library-list-since }
help-library-stats-until = { help-library-list-until }
help-library-stats-position = { help-library-list-position }
help-library-stats-moves = { help-library-list-moves }
help-library-stats-opening = { help-library-list-opening }
help-library-stats-json = { help-library-list-json }
help-library-stats-database = { help-library-list-database }
help-library-stats-examples =
    {"  "}plateau library stats
    {"  "}plateau library stats --game draughts --since 2026-11 --json
help-play-resume = goes on with a game of the library: the last one, or that of a number as in --resume=12
help-play-no-library = keeps nothing in the library
help-play-database = { help-library-list-database }
help-tui-resume = { help-play-resume }
help-tui-no-library = { help-play-no-library }
help-tui-database = { help-library-list-database }

library-row = { $players }: { $result }
library-row-opening = { $players }: { $result }, { $opening }
library-computer = { $name } ({ $engine })
library-nameless = people without a name
library-open = not over
library-nothing = no game found
library-found = { $found ->
        [one] one game
       *[other] { $found } games
    }
library-more = { $found } games; --skip { $skip } shows those that follow
library-game = game { $number }: { $game } { $date }
library-imported = { $path }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $new ->
        [0] all known already
        [one] one of them new
       *[other] { $new } of them new
    }
library-player = player
library-games = games
library-wins = wins
library-draws = draws
library-losses = losses
library-empty = there is no game in the library
library-holds = { $games ->
        [one] one game
       *[other] { $games } games
    } in the library
play-taken-up = game { $number } of the library
error-library-date = "{ $text }" is no date: give a year, a month or a day, as in 2026, 2026-11 or 2026-11-03
error-library-which-game = add --game, so that the position or the moves mean something
error-library-nothing = no game found, so nothing was written
error-nothing-to-resume = no game has been kept yet, so there is none to go on with

help-library-backup = Copies the library to a file, also while a server uses it.
help-library-backup-more = The copy is whole and of one moment. A plain copy of the file of a library that is in use is not: what was last played stands in the files beside it. A library on PostgreSQL is copied with pg_dump.
help-library-backup-file = the file to write, which must not be there yet
help-library-backup-database = { help-library-list-database }
help-library-backup-examples =
    {"  "}plateau library backup copy.db
    {"  "}plateau library backup copy-2.db
help-library-restore = Puts a copy in the place of a library that is not there.
help-library-restore-more = The copy is read from beginning to end first. A library that is in its place is not written over: stop the server and move it away.
help-library-restore-file = the copy
help-library-restore-database = { help-library-list-database }
help-library-restore-examples =
    {"  "}plateau library restore copy.db --database restored.db
    {"  "}plateau library restore copy-2.db --database restored-2.db
help-library-check = Reads all of the library, and tells what cannot be read.
help-library-check-more = Nothing is changed. The exit status tells whether all is well.
help-library-check-database = { help-library-list-database }
help-library-check-examples =
    {"  "}plateau library check
    {"  "}plateau library check --database restored.db
help-library-live = Lists or clears the tables at which people sit on the page.
help-library-live-more = Each is known by the name in its address; whoever knows that may watch.
help-library-live-examples =
    {"  "}plateau library live list
    {"  "}plateau library live clear --older-than 30
help-library-live-list = Lists the tables, the last changed first.
help-library-live-list-more = Each row has the name of the table, when something last happened there, the game, the number of moves, and who sits there.
help-library-live-list-database = { help-library-list-database }
help-library-live-list-examples =
    {"  "}plateau library live list
    {"  "}plateau library live list --database restored.db
help-library-live-clear = Deletes tables at which nothing has happened for some days.
help-library-live-clear-more = Games that are over stay in the library. A server that has such a table awake on PostgreSQL lets its people go; with a file, stop the server first.
help-library-live-clear-older-than = for how many days nothing has happened
help-library-live-clear-database = { help-library-list-database }
help-library-live-clear-examples =
    {"  "}plateau library live clear --older-than 30
    {"  "}plateau library live clear --older-than 7 --database restored.db
help-library-forget = Deletes the games that a person has played, and their tables.
help-library-forget-more = The person is named as in the games. What was copied or written to other files before stays there.
help-library-forget-name = the name, exactly as it stands in the games
help-library-forget-database = { help-library-list-database }
help-library-forget-examples =
    {"  "}plateau library forget Zoé
    {"  "}plateau library forget "Anna Lee" --database restored.db
library-copied = the library is in { $path }
library-restored = restored: { library-counted }
library-checked = read: { library-counted }
library-counted = { $games ->
        [one] one game
       *[other] { $games } games
    }, { library-tables }
library-tables = { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
library-cleared = deleted: { library-tables }
library-forgotten = deleted: { library-counted }
