# The library of games on the command line.

help-value-result = RESULT
help-value-date = DATE

help-library = Finds and shows the games you have kept, and counts who has won.
help-library-more = Every game played with plateau play or plateau tui is kept in the library, a file of your own. --database, or the variable PLATEAU_DATABASE, names another file or a PostgreSQL server: postgres://user:password@host/name.
help-library-examples =
    {"  "}plateau library list --player level:7
    {"  "}plateau library stats
help-library-list = Lists games, newest first, filtered as you like.
help-library-list-more = Each row shows the number of the game, the date, the game, the number of moves, the players and the result.
help-library-list-game = the game, with the settings that matter, as in draughts:russian
help-library-list-player = part of the name of a player or of an engine
help-library-list-result = won, drawn, lost or open (not over); for the player, if you name one
help-library-list-since = the first day, as in 2026, 2026-11 or 2026-11-03
help-library-list-until = the last day
help-library-list-position = a position of the game, in a notation of the game that --game names
help-library-list-moves = moves that lead to a position of the game; games that reached it by other moves are found too
help-library-list-opening = part of the name of the opening, in any language, as in tiger
help-library-list-most = how many rows to show; default: 20
help-library-list-skip = how many of the newest games to leave out
help-library-list-json = prints one JSON object instead of text
help-library-list-database = the library: a file, or postgres://…; default: library.db in your data folder
help-library-list-examples =
    {"  "}plateau library list
    {"  "}plateau library list --game othello --moves "f5 d6" --since 2026
    {"  "}plateau library list --player Ann --result won --json
help-library-show = Shows a game of the library: moves, last position, result.
help-library-show-more = To see every position, export the game with plateau library export and show the file with plateau replay. To continue the game, use plateau play --resume=N.
help-library-show-number = the number of the game, as shown by plateau library list
help-library-show-json = prints the whole record as JSON instead of text
help-library-show-database = { help-library-list-database }
help-library-show-examples =
    {"  "}plateau library show 1
    {"  "}plateau library show 1 --json
help-library-export = Writes games of the library to a file, in any format.
help-library-export-more = Choose games by number or by the filters; without either, all of them are written.
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
help-library-import = Adds the games of files to the library.
help-library-import-more = Any format is read, including what plateau match and plateau tournament write with --export. A game that is already there is not added again.
help-library-import-files = { help-convert-input }
help-library-import-game = { help-convert-game }
help-library-import-strict = { help-convert-strict }
help-library-import-database = { help-library-list-database }
help-library-import-examples =
    {"  "}plateau library import games.pdn
    {"  "}plateau library import games.pdn games.xml --database games.db
help-library-stats = The hall of results: games, wins, draws, losses of each player.
help-library-stats-more = People are listed by name, computers by level or engine. Unfinished games do not count.
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
help-play-resume = continues a game of the library: the last one, or another by its number, as in --resume=12
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
error-library-date = "{ $text }" is not a date: give a year, a month or a day, as in 2026, 2026-11 or 2026-11-03
error-library-which-game = --position and --moves need --game, which says how to read them
error-library-nothing = no game found, so nothing was written
error-nothing-to-resume = there is no game to continue yet

help-library-backup = Copies the library to a file, even while a server is using it.
help-library-backup-more = The copy is complete and consistent. Copying the file yourself while it is in use is not safe: the latest moves are in the files beside it. For a library on PostgreSQL use pg_dump.
help-library-backup-file = the file to write, which must not exist yet
help-library-backup-database = { help-library-list-database }
help-library-backup-examples =
    {"  "}plateau library backup copy.db
    {"  "}plateau library backup copy-2.db
help-library-restore = Restores a copy where there is no library.
help-library-restore-more = The copy is read from beginning to end first. An existing library is never overwritten: stop the server and move it away.
help-library-restore-file = the copy
help-library-restore-database = { help-library-list-database }
help-library-restore-examples =
    {"  "}plateau library restore copy.db --database restored.db
    {"  "}plateau library restore copy-2.db --database restored-2.db
help-library-check = Reads the whole library and reports what cannot be read.
help-library-check-more = Nothing is changed. The exit status is 0 if all is well.
help-library-check-database = { help-library-list-database }
help-library-check-examples =
    {"  "}plateau library check
    {"  "}plateau library check --database restored.db
help-library-live = Lists or clears the tables that are in use on the page.
help-library-live-more = Each has the name that is in its address; anyone who knows it may watch.
help-library-live-examples =
    {"  "}plateau library live list
    {"  "}plateau library live clear --older-than 30
help-library-live-list = Lists the tables, the last used first.
help-library-live-list-more = Each row shows the name of the table, when it was last used, the game, the number of moves and the players.
help-library-live-list-database = { help-library-list-database }
help-library-live-list-examples =
    {"  "}plateau library live list
    {"  "}plateau library live list --database restored.db
help-library-live-clear = Deletes tables that have not been used for some days.
help-library-live-clear-more = Finished games stay in the library. If the library is a file, stop the server first; on PostgreSQL, a server closes such a table for those who sit at it.
help-library-live-clear-older-than = how many days a table must have been unused
help-library-live-clear-database = { help-library-list-database }
help-library-live-clear-examples =
    {"  "}plateau library live clear --older-than 30
    {"  "}plateau library live clear --older-than 7 --database restored.db
help-library-forget = Deletes a person’s games, tables and results in exercises.
help-library-forget-more = Other copies of these games, such as backups and exported files, are left alone.
help-library-forget-name = the name, exactly as it is written in the games
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
