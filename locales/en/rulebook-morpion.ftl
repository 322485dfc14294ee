# The rulebook of Morpion, for any grid and any number of players.

rulebook-morpion-goal =
    Morpion, also called tic-tac-toe, is a game for { $players ->
        [2] two
       *[other] { $players } players
    }. Be the first to have **{ $align } of your symbols in a row**.
rulebook-morpion-goal-misere = Misère Morpion is tic-tac-toe turned upside down, a game for two. Whoever completes **{ $align } of their own symbols in a row loses**, and the other player wins.
rulebook-morpion-goal-misere-many = Misère Morpion is tic-tac-toe turned upside down, here for { $players } players. Whoever completes **{ $align } of their own symbols in a row loses**, and the game is over: one has lost, nobody has won.

rulebook-morpion-board = The grid has { $width } columns and { $height } rows. It is empty at the start.
rulebook-morpion-symbols-two = One player draws **crosses** (X), the other **noughts** (O).
rulebook-morpion-symbols-many = Each player has a letter of their own, from **A** to **{ $last }**.
rulebook-morpion-first = Who begins is drawn by lot; after that everyone plays in the order of their seats.

rulebook-morpion-turn = In your turn, put one symbol on an empty square. You may not pass, and no symbol is ever moved or taken away.

rulebook-morpion-line = The game ends as soon as somebody has { $align } symbols side by side in a straight line: **across, down, or along either diagonal**. One symbol may complete several lines at once.
rulebook-morpion-longer = A line of more than { $align } counts as well.
rulebook-morpion-exact = A line of more than { $align } **does not count**: exactly { $align }, no more and no fewer.
rulebook-morpion-draw = If the grid is full and nobody has a line, the game is a draw.
rulebook-morpion-example-won = { $player } has completed a line and wins.
rulebook-morpion-example-lost = { $player } has completed a line and loses.

rulebook-morpion-squares = A square is named by the letter of its column and the number of its row from the top: `B2` is in the second column and the second row. A move is the name of the square it fills.

rulebook-morpion-hint-look = Before every move look for two things: can you complete a line now, and does somebody else threaten to?
rulebook-morpion-hint-classic = Take the centre if it is free, and a corner otherwise: more lines run through the centre and the corners than through the sides.
rulebook-morpion-hint-eight = There are eight lines: three across, three down and two diagonals. Four of them run through the centre, three through each corner, two through the middle of each side. Whoever has the centre and looks before every move cannot lose.
rulebook-morpion-hint-answer = If the other player has begun in the centre, answer in a **corner**: an answer on the middle of a side loses. If the other player has begun in a corner, answer in the **centre**: everything else loses. When they then take the opposite corner, play on a side, so that they have to stop a line instead of making a fork.
rulebook-morpion-hint-classic-draw = On this grid two careful players always draw. Whoever wins has been given the game.
rulebook-morpion-hint-centre = Begin near the middle, where most lines cross, and keep your symbols where they can work together.
rulebook-morpion-hint-fork = Make a fork: one symbol that threatens two lines at once. The others can stop only one of them.
rulebook-morpion-hint-open = A row that lacks one symbol and is open at **both** ends cannot be stopped. So stop a row already when it is open at both ends and still lacks two.
rulebook-morpion-hint-many = At a table of many, a threat must be stopped at the latest by whoever plays just before the one who makes it. If that is not you, you may use your turn better, as long as you trust them to do it.
rulebook-morpion-hint-misere = Keep count of the squares on which you would complete a line: you want the others to run out of safe squares first.
rulebook-morpion-hint-misere-room = Scatter your symbols. Two of them in a line make every square beyond them dangerous.
