# The rulebook of Connect Four.

rulebook-connect-four-goal = Connect Four is a game for two. Be the first to have **four of your discs in a row**.
rulebook-connect-four-board = The game is played in an upright frame with { $width } columns and { $height } rows of holes. It is empty at the start.
rulebook-connect-four-first = **Yellow** begins; after that **Red** and Yellow take turns.
rulebook-connect-four-fall = In your turn, drop one disc into a column from above. It **falls** to the lowest free place of that column, and stays there.
rulebook-connect-four-full-column = A column that is full takes no more discs. You may not pass.
rulebook-connect-four-example-fall = The next disc comes to rest on one of the places marked, one for each column.
rulebook-connect-four-win = Whoever has four discs side by side in a straight line, **across, upright or slanting**, wins at once. Longer lines count as well.
rulebook-connect-four-draw = If the frame is full and nobody has four in a row, the game is a draw.
rulebook-connect-four-example-four = Yellow has four in a row, slanting, and wins.
rulebook-connect-four-columns = A move is the name of its column, from `{ $first }` at the left to `{ $last }` at the right.
rulebook-connect-four-squares = Places are named by a letter for the column and a number for the row, from the bottom: `a1` is at the bottom left.
rulebook-connect-four-hint-look = Before every move: can you complete a four? Could the other player? If so, there is only one move.
rulebook-connect-four-hint-centre = Play in the middle columns. Far more lines of four run through them than through the edges.
rulebook-connect-four-hint-double = Build two threats at once. A row of three with both ends free and supported wins, because only one end can be stopped.
rulebook-connect-four-hint-under = Look at the place **above** the one you fill: the next disc can go there, and it will be the other player’s.
rulebook-connect-four-hint-rows = A threat that cannot be carried out yet still counts: the columns fill up, and in the end somebody has to play underneath it. In the frame of seven by six, Yellow wants such threats in the odd rows, Red in the even ones.
rulebook-connect-four-example-three = Three yellow discs in the bottom row with room on both sides: Red can stop only one end.
