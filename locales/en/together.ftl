# Playing together: tournaments that last, links that reach others, keeping things tidy.

page-contests = Your tournaments
page-contest-title = Name of the tournament
page-contest-gathers = People sign in first, by a link
page-contest-round-count = Rounds (Swiss system)
page-contest-openings = Where games begin
page-contest-opening =
    { $kind ->
        [usual] as usual for the game
        [none] at the start
        [random] after { $plies } random moves
        [book] from the book of openings
        [balanced] from balanced openings
        [list] from a list
       *[other] { $kind }
    }
page-contest-opening-list = Openings, one a line
page-contest-state =
    { $state ->
        [gathering] open for people to sign in
        [running] running
        [stopped] stopped
        [over] finished
       *[other] { $state }
    }
page-contest-gathering = Sign in
page-contest-join = Sign in
page-contest-joined = You are signed in. The tournament begins when its organiser says so.
page-contest-other = Someone without a device
page-contest-add = Add
page-contest-invite = The link by which people sign in
page-contest-it-is-me = That is me
page-contest-release = Free this place
page-contest-now = Games now
page-contest-later = to come
page-contest-play = Play
page-contest-open-game = Look at the game
page-contest-decide = Enter the result
page-contest-wins = { $name } wins
page-contest-draw = Draw
page-contest-rounds = Round by round
page-contest-round = Round { $round }
page-contest-bye = { $name } has a bye
page-contest-turn = { $name } to move, after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
page-contest-watch-next = Watch the next game
page-contest-project = Pairings for a projector
page-contest-scan = Scan to join or to find your game
page-contest-deleted = The tournament was deleted. Its games are still in the library.
page-watch = Watch
page-back = Back
reason-decided = the organiser decided

page-rename = Rename
page-delete = Delete
page-restore = Restore
page-title-of = What it is called
page-game-deleted = The game was deleted.
page-table-deleted = The table was deleted.
page-title-search = Name or tournament
page-counted-for = Games of { $name }
page-counted-all = All games again
page-my-games = Your games as { $name }

page-share-system = Share…
page-qr = The link as a code for a phone’s camera
page-qr-show = Code for phones
page-reach-open = Other devices on your network reach this page at { $addresses }.
page-reach-closed = So far only this computer can open these links. You can let others on your network in until Plateau is ended; whoever has a link can then sit down or watch.
page-reach-closed-ask = These links open on this computer only. The person who started Plateau can let others on the network in.
page-reach-let-in = Let others on this network in
error-page-no-network = this computer is on no network on which others could reach it
error-page-qr = a code has between 1 and { $most } characters

error-page-contest-many = you have too many tournaments: delete some first
error-page-contest-not-stopped = this tournament is not waiting to begin or to go on
error-page-contest-not-yours = only the browser that opened the tournament may do this
error-page-contest-nameless = write a name first
error-page-contest-begun = the tournament has begun: nobody can sign in any more
error-page-contest-joined = you are signed in already
error-page-contest-name-taken = someone of this name takes part already: choose another one
error-page-contest-taken = someone else has said that they are this player
error-page-contest-busy = too much is happening at the tournament at once: try again
error-page-contest-no-game = there is no such game in this tournament
error-page-not-yours = there is nothing here that is yours to change

page-even = Even games
page-even-about = For players of different strength, and for games that do not all begin alike.
page-lots = Draw lots for who sits where
page-opening-choice = Opening
page-opening-kind =
    { $kind ->
        [none] the usual start
        [balanced] random and balanced
        [random] random
       *[other] { $kind }
    }
page-handicap = Handicap
page-handicap-kind =
    { $kind ->
        [none] none
        [corners] { $count ->
            [one] a corner
           *[other] { $count } corners
        } for { $name }
        [men] { $count ->
            [one] one man more
           *[other] { $count } men more
        } for { $name }
        [moves] { $count ->
            [one] one move
           *[other] { $count } moves
        } in advance for { $name }
       *[other] { $kind }
    }
error-handicap-not-here = this game has no such handicap
error-opening-unknown = an opening is none, random:PLIES or balanced:PLIES, with at most 12 moves
error-opening-or-handicap = choose a handicap or an opening, not both

page-open-tables = Open tables
page-open-tables-about = People who look for someone to play with.
page-open-table-sit = Sit down
page-open-table-own = Your table: waiting for someone
page-open-on-list = Put it on the list of open tables
error-page-no-open-list = this server has no list of open tables
error-page-no-open-seat = this table has no free seat any more

page-talk = Talk
page-talk-phrase =
    { $phrase ->
        [hello] Hello!
        [good-luck] Good luck!
        [well-played] Well played!
        [good-game] Good game!
        [thanks] Thanks!
        [one-moment] One moment, please
        [sorry] Sorry
        [goodbye] Goodbye!
       *[other] { $phrase }
    }
page-talk-says = { $name }: { $text }
page-talk-host = Host
page-talk-free = Let people write what they like
page-talk-text = Your message
page-talk-send = Send
page-talk-mute = Mute { $name }
page-talk-unmute = Hear { $name } again
error-page-no-free-talk = only set phrases can be said here, and the host decides about that
error-page-too-much-talk = that was a lot at once: wait a moment

page-leave-table = Leave the table
page-left-table = You have left the table; the link to your seat brings you back.
page-delete-table = Delete the table
