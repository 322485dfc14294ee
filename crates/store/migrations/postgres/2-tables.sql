-- Live tables: a row for the table, a row for each node of its game.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    -- How often it was saved: a save counts only if it follows the revision before it.
    revision BIGINT NOT NULL,
    -- The browser that opened it, and the tournament it belongs to.
    owner TEXT NOT NULL,
    tournament TEXT,
    -- The game with everything decided, and the players as they sit, as a JSON array of specs.
    game TEXT NOT NULL,
    players TEXT NOT NULL,
    -- The moves that lead to what is on the board, and whether the game is over there.
    moves BIGINT NOT NULL,
    over BIGINT NOT NULL,
    -- When something last happened, in seconds since 1970.
    changed BIGINT NOT NULL,
    -- running, paused or stepping; since when the clock runs, in milliseconds since 1970; whether
    -- it waits only because a person goes through the game.
    flow TEXT NOT NULL,
    running_since BIGINT,
    browsing BIGINT NOT NULL,
    -- The seat that has offered a draw.
    offer BIGINT,
    -- Whether everything is allowed, and whether the table is on the open list.
    casual BIGINT NOT NULL DEFAULT 0,
    open BIGINT NOT NULL DEFAULT 0,
    -- Who may do what: the token of the host, and those of the seats as a JSON array.
    host_token TEXT NOT NULL,
    seat_tokens TEXT NOT NULL,
    -- The node on the board.
    node BIGINT NOT NULL,
    -- The record without its moves, as JSON.
    header TEXT NOT NULL
);
CREATE INDEX tables_by_owner ON tables (owner, changed);
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX tables_by_tournament ON tables (tournament);

CREATE TABLE table_moves (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    -- Nodes are numbered in the order in which they were added; the start has number zero.
    node BIGINT NOT NULL,
    parent BIGINT,
    seat BIGINT,
    text TEXT NOT NULL,
    -- The child of the main line, if it is not the first.
    main BIGINT,
    -- Milliseconds that the move took, and that were left afterwards.
    spent BIGINT,
    remaining BIGINT,
    opinion TEXT,
    -- Numbers with spaces between them.
    marks TEXT,
    comment TEXT,
    -- How the game ended there otherwise than by its rules.
    outcome TEXT,
    outcome_seat BIGINT,
    reason TEXT,
    PRIMARY KEY (table_id, node)
);

-- The identity of a game is the SHA-256 of its text. The older 64-bit sum stays as a number that
-- says nothing, as in the other dialect.
ALTER TABLE games ADD COLUMN identity TEXT;
CREATE UNIQUE INDEX games_by_identity ON games (identity);

-- Other servers are told which table was saved, and how often it has been by now.
CREATE TRIGGER tables_are_told AFTER INSERT OR UPDATE OR DELETE ON tables
    FOR EACH ROW EXECUTE FUNCTION tell_of_live_table();
-- The older table is read once more when its rows are moved, and nobody need be told of that.
DROP TRIGGER live_is_told ON live;
