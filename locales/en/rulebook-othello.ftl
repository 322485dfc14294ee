# The rulebook of Othello.

rulebook-othello-goal = Othello is a game for two. The discs are black on one side and white on the other, and change hands all the time. Whoever has **more discs of their colour** on the board at the end wins.
rulebook-othello-board = The board has { $size } rows and { $size } columns. Four discs lie in its centre: two white ones on the diagonal that falls to the right, two black ones on the other.
rulebook-othello-first = **Black** begins; after that the players take turns.
rulebook-othello-example-start = The start. Black may place the first disc on any of the squares marked.
rulebook-othello-enclose = In your turn, place one disc of your colour on an empty square so that it **encloses** discs of the other colour: between your new disc and another of yours there must be one or more of them in an unbroken straight line, along a row, a column or a diagonal.
rulebook-othello-turn = Then **all** discs that you enclosed in this way are turned over and are yours, in every one of the eight directions. Discs that were just turned over do not enclose any more.
rulebook-othello-must = A move must turn over at least one disc. No disc is ever moved or taken off the board.
rulebook-othello-example-before =
    Black plays { $move }, where the ring is, and encloses { $discs ->
        [one] the disc marked
       *[other] the { $discs } discs marked
    }.
rulebook-othello-example-after =
    After { $move }: { $discs ->
        [one] the disc is
       *[other] the { $discs } discs are
    } turned over.
rulebook-othello-pass = If you cannot turn anything over, you must **pass**, and the other player goes on. If you can, you may not pass.
rulebook-othello-end = The game ends when **neither** player can move, usually because the board is full. Then the discs are counted. Equal numbers are a draw.
rulebook-othello-squares = The columns have letters from the left, the rows numbers from the top: `a1` is the corner at the top left.
rulebook-othello-writing = A move is the name of the square on which a disc is placed; a pass is written `pass`. A whole game is written as one word, such as `f5d6c3`.
rulebook-othello-hint-corners = A disc in a **corner** can never be turned over, and what is built up from it is safe as well. Take corners, and don’t give them away.
rulebook-othello-hint-next-to-corners = So keep off the squares next to an empty corner, above all the one diagonally inside it: from there the other player gets the corner.
rulebook-othello-hint-mobility = Count moves, not discs. Whoever runs out of good moves must make a bad one, so keep many for yourself and leave few for the other.
rulebook-othello-hint-few = In the first half of the game it is good to have **few** discs, and those surrounded by the other colour: they give you moves.
rulebook-othello-hint-edges = Don’t hurry to the edges: a disc at the edge often cannot be driven off, but it can be the bridge to your corner.
rulebook-othello-hint-last = Towards the end try to be the one who plays last in each region: those discs are turned over by nobody.
