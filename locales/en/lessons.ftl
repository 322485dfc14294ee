# The lessons of the laboratory.

lesson-minimax = Minimax: think for both sides
lesson-minimax-tree = Two players walk down this tree. The first chooses a branch, then the second chooses one, and the number at the end is what the first player gets. The first player wants **the largest** number: their triangle points up. The second wants **the smallest**: theirs points down. Which branch should the first player take?
lesson-minimax-leaves = The tempting 14 on the right is a trap: the second player would never allow it. So we begin **at the ends**. Press “One step on” a few times. In the first branch the second player can choose 3, 12 or 8, and takes 3. So this branch is worth 3, however large the 12 may look.
lesson-minimax-back = The other two branches are worth 2 each, for the same reason. Now the root: the first player takes the largest of 3, 2 and 2. That is **3**, and the lit line leads to it. This is all there is to minimax: the largest for one, the smallest for the other, from the ends back to the root.
lesson-minimax-game = A real game. The crosses have played B2, C1 and A2, the noughts A1 and A3. Four squares are left, so the computer looks at **every** way to go on. A won game counts as a large number, a lost one as a large negative number, a draw as 0. The noughts must play C2. Look at the other moves to see why.
lesson-minimax-horizon = Most games are too long for that. Othello has more lines than there are grains of sand. So the search stops at a **horizon**, here after two moves, and asks for an opinion: how good does this position look? Everything else stays the same. A deeper horizon sees more, and costs more: count the nodes.

lesson-alpha-beta = Alpha-beta: what cannot matter
lesson-alpha-beta-idea = The same tree as before, and the same answer: 3. But look at the middle: two of its leaves were **never looked at**. Alpha-beta finds out what minimax finds out, with less work. How does it know that these two leaves cannot matter?
lesson-alpha-beta-window = It remembers two numbers. **Alpha** is what the first player is already sure of. **Beta** is what the second player is already sure to hold them to. At the start nothing is sure: the window is [-∞, +∞]. Press “One step on” until the first branch is done. The root is now sure of 3: its alpha is 3.
lesson-alpha-beta-cut = The second branch is entered with alpha = 3. Its first leaf is 2. So the second player can hold this branch to **2 or less**. But the first player has 3 already! Whatever the other leaves are, this branch will not be chosen. Away with them: that is a **cut-off**. The value of the branch is “at most 2”, and that is enough.
lesson-alpha-beta-same = Minimax and alpha-beta side by side. Move the slider: both do the same, until the first cut-off. The answer is **always the same**; only the work differs. With 9 leaves that saves little. With millions it decides how far the computer sees.
lesson-alpha-beta-game = Connect Four, four moves deep. This is the first cut-off of the search. The slider leads on; “Next cut-off” jumps from one to the next. Grey dashed boxes are moves that nobody had to look at. The sentence beside each says which number was compared with which.

lesson-ordering = Ordering: the best move first
lesson-ordering-worst = The same numbers as before, but in the worst order: every player meets their bad moves first. Alpha-beta looks at **all nine** leaves. Not a single one is saved.
lesson-ordering-best = Now the best comes first everywhere. As soon as the first branch is known, one look at each of the others is enough. **Four leaves** are skipped. The tree is the same, only the order has changed.
lesson-ordering-try = Try it yourself. Choose a node below the root, then press “Search it earlier” or “Search it later” beside the tree. On a leaf you can also change the value. Can you bring it about that only five leaves are looked at?
lesson-ordering-game = In a game nobody knows the best move beforehand; that is what we are looking for. But one can **guess**: the middle first in Connect Four, captures first in draughts, corners first in Othello. On the left no order, on the right a good guess. Compare how many nodes they need for the same answer.
lesson-ordering-root = How far can it go? With b moves everywhere and d moves deep, minimax looks at b^d leaves. With a perfect order alpha-beta needs about the **square root** of that. In other words: in the same time it sees **twice as far**. Compare the numbers of leaves here.

lesson-deepening = Deepening and tables
lesson-deepening-rounds = How deep should one search? One does not know how long it will take. So one searches one move deep, then two, then three, and so on: each time **from the start**. Move the slider slowly. The list beside the tree shows the rounds.
lesson-deepening-cost = Is that not a waste? Choose the rounds one after the other and look at how many nodes they have. Each is several times larger than the one before. All the early rounds together are small beside the last one. And they pay for themselves: the best move of one round is tried **first** in the next. That is the best ordering there is.
lesson-deepening-time = There is one more gift. When time is up, the search stops in the middle of a round, and the answer of the round before is there. So the computer can play with a clock. The lit line is what it expects after its last whole round.
lesson-deepening-table = Different orders of the same moves lead to the **same position**. Why search it twice? A table remembers every position with its value. Look for nodes that say “found in the table”: everything below them was saved.

lesson-mcts = Monte Carlo: play and count
lesson-mcts-idea = What if nobody can say how good a position looks? Then one plays it out **by lot**, again and again, and counts who wins. Each node tells how many games went through it, and their mean result for whoever moved there: +1 is always won, −1 always lost.
lesson-mcts-round = Press “One step on”. A round begins at the root and goes down along known moves. Where something new begins, a node is added. From there a game is played by lot to its end. Then the result is told to all the nodes on the way back. This is repeated as long as there is time.
lesson-mcts-bonus = Which move should be tried next? The one with the best mean looks good, but one that was hardly tried might be better. So every move gets a **bonus** that is large while it has few visits. Mean plus bonus decides. In the end most visits go to the best move: this is the one that is played.
lesson-mcts-proof = When the end is near, chance is no longer needed. A node whose move ends the game is **proven** won, lost or drawn. If every answer to a move is proven lost for the other side, the move is proven won. So the search of games by lot finds certain results, too.

lesson-more-players = More than two players
lesson-more-players-shares = Three players, and three numbers at each end: what the first, the second and the third player get. “Largest for me, smallest for you” no longer makes sense: what is bad for you may be good for **somebody else**.
lesson-more-players-max-n = The simplest answer is called **max-n**. Everybody takes the branch that is best for themselves and does not care about the others. The second player compares the second numbers, the first player the first ones. All three numbers are carried up together.
lesson-more-players-paranoid = Another answer: fear the worst. The first player assumes that **all the others are against them**. Then there are only two sides again, me and the rest, and alpha-beta works as before. This is called the paranoid search.
lesson-more-players-compared = Side by side. Max-n believes that everybody looks after themselves; the paranoid search believes in a conspiracy. Here both choose the same branch, but for different reasons: look at the values. Who is right depends on who sits at the table.
lesson-more-players-game = Noughts and crosses for three on a board of four by four, three in a row to win. The values are triples again. Walk along the lit line and see whose number counts at each node.
