# The rulebook of draughts. Each message is one rule of some variant; the rules in force at a table
# decide which of them make up its booklet, so each must be true and complete by itself.

rulebook-draughts-title-international = International draughts
rulebook-draughts-title-english = English draughts
rulebook-draughts-title-course = English draughts, course rules
rulebook-draughts-title-russian = Russian draughts
rulebook-draughts-title-brazilian = Brazilian draughts
rulebook-draughts-title-italian = Italian draughts
rulebook-draughts-title-spanish = Spanish draughts
rulebook-draughts-title-czech = Czech draughts
rulebook-draughts-title-pool = Pool checkers
rulebook-draughts-title-canadian = Canadian draughts
rulebook-draughts-title-frisian = Frisian draughts
rulebook-draughts-title-antidraughts = Antidraughts
rulebook-draughts-title-custom = Draughts by rules of your own

rulebook-draughts-goal = Draughts is a game for two, **White** and **Black**. You win by leaving the other player without a move: whoever is to move and cannot, because every piece has been captured or because those that are left are blocked, has **lost**.
rulebook-draughts-goal-lose = This is draughts turned upside down, a game for two, **White** and **Black**. Whoever is to move and cannot, because every piece has been captured or because those that are left are blocked, has **won**. So you try to make the other player take all you have.

rulebook-draughts-differences = If you know international draughts: what is different here

rulebook-draughts-board = The board has { $width } columns and { $height } rows of light and dark squares. Only the dark squares are used: no piece ever stands on a light one.
rulebook-draughts-corner-left = Lay the board so that each player has a **dark** square in the corner at the **left** hand.
rulebook-draughts-corner-right = Lay the board so that each player has a **dark** square in the corner at the **right** hand.
rulebook-draughts-corner-both = Lay the board so that there is a **dark** square in every corner.
rulebook-draughts-men =
    { $rows ->
        [one] Each side begins with { $men } men, on the dark squares of the row nearest to its player.
       *[other] Each side begins with { $men } men, on the dark squares of the { $rows } rows nearest to its player.
    }
rulebook-draughts-men-uneven =
    The sides are not equal: White begins with { $white } men on { $white-rows ->
        [one] one row
       *[other] { $white-rows } rows
    }, Black with { $black } men on { $black-rows ->
        [one] one row
       *[other] { $black-rows } rows
    }.
rulebook-draughts-first-white = **White** moves first; after that the players take turns.
rulebook-draughts-first-black = **Black** moves first; after that the players take turns.
rulebook-draughts-example-start = The start of the game. White sits at the bottom and moves up.

rulebook-draughts-man-moves = A **man** moves one square diagonally forwards, to an empty square.
rulebook-draughts-king-flies = A **king** moves diagonally, forwards or backwards, across as many empty squares as it likes: it flies.
rulebook-draughts-king-steps = A **king** moves one square diagonally, forwards or backwards.
rulebook-draughts-king-tires =
    As long as a side still has men, the same king may not make more than { $moves ->
        [one] one move
       *[other] { $moves } moves
    } in a row without capturing; then another piece must move, or that king must capture.
rulebook-draughts-example-man = A man may go to the squares marked.
rulebook-draughts-example-king = A king may go to the squares marked.

rulebook-draughts-jump = You capture by jumping. If a piece of the other side stands next to yours and the square just behind it is empty, your piece jumps over it to that square, and what it jumped over is captured.
rulebook-draughts-men-capture-back = Men move only forwards, but they capture **forwards and backwards**.
rulebook-draughts-men-capture-forwards = Men capture **forwards only**, as they move.
rulebook-draughts-straight = Captures go not only along diagonals but also **straight**, along rows and columns: over a piece on the next dark square to the left, to the right, ahead or behind, to the dark square beyond it. Moves without a capture are always diagonal.
rulebook-draughts-king-captures-from-afar = A king captures **from afar**: it may jump over the first piece that it meets on its way, however far off, if that belongs to the other side and the square behind it is empty; and it lands on any empty square behind, up to the next piece.
rulebook-draughts-king-captures-next = A king captures as a man does, a piece next to it, but **forwards and backwards**.
rulebook-draughts-men-spare-kings = A man may **not capture a king**. Only a king can.
rulebook-draughts-chain = If the piece that has jumped can capture again from where it landed, it goes on, in the same move and in whatever direction it may capture. The whole chain is **one move**, and it is played to its end.
rulebook-draughts-removal = Captured pieces leave the board only when the whole move is over. Until then they are in the way: no piece may be jumped over twice. An empty square, though, may be crossed more than once.
rulebook-draughts-example-jump = The man jumps over the black man and captures it.
rulebook-draughts-example-back = Backwards, too: men capture both ways.
rulebook-draughts-example-not-back = The man cannot capture here: men do not capture backwards.
rulebook-draughts-example-straight = Here the man may capture ahead or to the right.
rulebook-draughts-example-king-far = The king captures from afar and may land on any of the squares marked.
rulebook-draughts-example-king-near = The king captures backwards.
rulebook-draughts-example-chain = Two jumps, one move: both black men are captured.

rulebook-draughts-choice = When you must capture, and what
rulebook-draughts-compulsory = Capturing is **compulsory**: if you can capture, you may not make any other move.
rulebook-draughts-voluntary = Capturing is **not compulsory**: you may make another move instead. But a capture once begun is played to its end.
rulebook-draughts-choice-free = Of several captures you may choose **whichever you like**, even if another would take more. The one you choose must be played to its end; a piece that can land on several squares must land where it can go on capturing, if there is such a square.
rulebook-draughts-choice-most = Of several captures, the one that takes **the most pieces** must be played. A king counts as one piece, like a man. If several take as many, you choose among them.
rulebook-draughts-choice-most-then-kings = Of several captures, the one that takes **the most pieces** must be played; if several take as many, the one that takes **the most kings** among them. If that does not decide it, you choose.
rulebook-draughts-choice-italian = Of several captures, the one that takes **the most pieces** must be played. If several take as many, you must capture **with a king** rather than with a man; then the capture that takes **the most kings**; then the one that **meets a king earliest** on its way. If that does not decide it, you choose.
rulebook-draughts-choice-frisian = Of several captures, the one of **the highest value** must be played. A king is worth a little less than two men: two kings outweigh three men, and three men outweigh a king and a man. At equal value you must capture **with a king** rather than with a man.
rulebook-draughts-choice-king-first = If both a king and a man can capture, you must capture **with the king**. Otherwise you may choose whichever capture you like, even if another would take more.
rulebook-draughts-example-most = One man can take two pieces, the other only one: the capture of two must be played.
rulebook-draughts-example-free = One man could take two pieces, the other only one. Either capture may be played.
rulebook-draughts-example-king-first = Both the king and the man could capture. The king must.

rulebook-draughts-promotion = How a man becomes a king
rulebook-draughts-crown = A man that ends its move on the **last row**, the one farthest from its player, becomes a **king**: it is turned over, or another piece is put on top of it. It moves as a king from the next move on.
rulebook-draughts-crown-passes = A man that reaches the last row in the middle of a capture, and can go on capturing, must go on. It **stays a man**, and becomes a king only if its move ends there.
rulebook-draughts-crown-ends = A man that reaches the last row in the middle of a capture becomes a king, and its move **ends there**, whatever it could still capture.
rulebook-draughts-crown-continues = A man that reaches the last row in the middle of a capture becomes a king **at once**, and if it can go on capturing as a king, it must.
rulebook-draughts-example-passes = The man jumps to the last row and goes on. It has only passed there, and is still a man.
rulebook-draughts-example-ends = The man jumps to the last row, becomes a king and stops. The second black man is safe for now.
rulebook-draughts-example-continues = The man jumps to the last row, becomes a king at once, and goes on as a king.

rulebook-draughts-example-blocked = White is to move and cannot: the only man is blocked. White has lost.
rulebook-draughts-example-blocked-wins = White is to move and cannot: the only man is blocked. White has won.
rulebook-draughts-draws = A game can also end in a **draw**:
rulebook-draughts-moves-each =
    { $count ->
        [one] one move
       *[other] { $count } moves
    } by each side
rulebook-draughts-moves-both =
    { $count ->
        [one] one move
       *[other] { $count } moves
    } of both sides together
rulebook-draughts-draw-agreement = The game is drawn if the players agree on it.
rulebook-draughts-draw-repetition =
    The game is drawn when the same position, with the same player to move, has come up { $times ->
        [3] three times
       *[other] { $times } times
    }.
rulebook-draughts-draw-quiet = The game is drawn after { $moves } in which nothing was captured and no man moved.
rulebook-draughts-draw-three-against-one = Three pieces, a king among them, against a lone king: the game is drawn unless it is won within { $moves }. Losing one of the three does not start the count again.
rulebook-draughts-draw-two-against-one = Two pieces, a king among them, or one king, against a lone king: the game is drawn unless it is won within { $moves }.
rulebook-draughts-draw-kings-against-one = Three kings or more against a lone king: the game is drawn unless it is won within { $moves }.
rulebook-draughts-draw-main-road = Three pieces against a lone king that holds the main road, the long diagonal from corner to corner: the game is drawn unless it is won within { $moves }.
rulebook-draughts-draw-five-pieces = When four or five pieces are left, kings on both sides among them, the game is drawn after { $moves } in which nothing was captured or crowned.
rulebook-draughts-draw-seven-pieces = When six or seven pieces are left, kings on both sides among them, the game is drawn after { $moves } in which nothing was captured or crowned.
rulebook-draughts-draw-two-kings-against-one = Two kings against a lone king: the game is drawn unless it is won within { $moves }.
rulebook-draughts-draw-king-against-king = A king against a king: the game is drawn unless it is won within { $moves }.

rulebook-draughts-numbers = The dark squares have **numbers**, row by row, beginning at the top left, on Black’s side.
rulebook-draughts-letters = The columns have **letters** from the left, the rows **numbers** from White’s side, as in chess: `a1` is the corner at White’s left hand.
rulebook-draughts-writing = A move is written as the square left and the square reached, with `-` between them, or `{ $sign }` if something is captured. Where that could mean two things, the squares touched on the way are written, too.
rulebook-draughts-writing-full = A move is written as the square left and the square reached, with `-` between them. A capture is written with every square that the piece reaches, with `{ $sign }` between them.
rulebook-draughts-example-squares = What the squares are called. A first move, for instance: `{ $move }`.

rulebook-draughts-hint-look = Before every move, ask what it lets the other player capture, and what you would capture in return.
rulebook-draughts-hint-together = Keep your men together: a man with a companion right behind it cannot be jumped over from that side.
rulebook-draughts-hint-bait = Because capturing is compulsory, you can lead pieces where you want them: give a man away and take two in return. The game is won by such shots.
rulebook-draughts-hint-most = Count every chain on the board, your opponent’s as well as yours: the largest capture must be played, wanted or not.
rulebook-draughts-hint-centre = Go for the centre. A man there has two ways to go; at the edge it has only one.
rulebook-draughts-hint-back-row = Leave some men at home, on your first row: as long as they stand there, the other side hardly gets a king.
rulebook-draughts-hint-flying = A flying king rules whole diagonals and is worth about three men: to be the first to get one often decides the game.
rulebook-draughts-hint-short = A king is worth about a man and a half, because it goes both ways: get one early, but don’t pay too much for it.
rulebook-draughts-hint-exchange = When you are ahead, exchange piece for piece: the fewer are left, the more your extra piece counts.
rulebook-draughts-hint-lose-give = Give your pieces away early and often: the other player must take them.
rulebook-draughts-hint-lose-free = Keep your pieces able to move and apart from each other: a lump of men cannot be given away.
rulebook-draughts-hint-lose-king = A king is hard to get rid of, yet a single king can be forced to take everything. Mind what yours will have to capture.
