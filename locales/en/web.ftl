# What the server of the page has to say.

error-page-host = this address is not known here: open the page at the address that plateau prints
error-page-origin = another page may not do this
error-page-not-host = only the page that Plateau opened when it started may end it
error-page-no-table = there is no such table
error-page-full = there are too many tables here: try again later
error-page-too-many-tables = you have too many tables
error-page-watching = you are watching: only those who play can do this
error-page-not-your-seat = you do not play for this seat
error-page-garbled = this message makes no sense
error-page-too-long = this is too long
error-page-stopping = the server stops: it will be back in a moment
error-page-busy = too many engines think already: try again in a moment
error-page-crowded = too many people look at this table
error-page-enough = this game has too many moves and variations: begin a new one
error-page-too-fast = you send too many messages
error-page-too-slow = this took too long to arrive
error-page-no-question = there is nothing at this address
error-page-questions = too many questions come from your network: try again in a moment
error-page-answers = too many sheets and files are being made: try again in a moment
error-page-network-tables = there are too many tables from your network
error-page-crashed = something went wrong here: the log of the server tells what
error-page-overtaken = somebody else was faster: look at the board again
error-page-no-form = games are written as { $allowed }
error-page-no-tree-form = trees are written as { $allowed }
error-page-port-taken = port { $port } is taken by another program: choose another one with --port
error-page-listen = cannot listen on { $place }: { $problem }
error-page-system = the server has stopped: { $problem }

clock-time = seconds for a move, or for the whole game at the beginning
clock-increment = seconds added after every move
error-page-no-contest = there is no such tournament here any more
error-page-contest-running = a tournament is being played: wait until it is over, or stop it
error-page-contest-games = these are too many games: at most { $most } in all
error-page-contest-entrants = too many take part: at most { $most }
