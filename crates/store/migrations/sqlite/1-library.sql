-- Games with everything that is in their records, and what is searched for beside.
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- A number made from the content, so that a game is not kept twice.
    digest INTEGER NOT NULL UNIQUE,
    -- The name of the game, and its whole spec.
    family TEXT NOT NULL,
    spec TEXT NOT NULL,
    begun TEXT,
    moves INTEGER NOT NULL,
    -- win, draw or loss; of which seat, counted from zero; and why.
    outcome TEXT,
    seat INTEGER,
    reason TEXT,
    record TEXT NOT NULL
);
CREATE INDEX games_by_family ON games (family, id);
CREATE INDEX games_by_date ON games (begun, id);

-- Who played in them.
CREATE TABLE players (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT,
    engine TEXT,
    -- The name and the engine in small letters, to be searched.
    folded TEXT NOT NULL,
    -- win, draw, loss, or none when somebody else has lost; nothing while the game is not over.
    result TEXT,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX players_in_the_hall ON players (engine, name, result);

-- Every position of their main lines.
CREATE TABLE positions (
    key INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    PRIMARY KEY (key, game, ply)
) WITHOUT ROWID;
CREATE INDEX positions_by_game ON positions (game);

-- Tables at which people sit: they come back after a restart.
CREATE TABLE live (
    id TEXT PRIMARY KEY,
    -- The whole table, in whatever form the server likes.
    content TEXT NOT NULL,
    -- How often it was kept.
    revision INTEGER NOT NULL,
    -- 1 while a server has it in memory, 0 while it only lies here.
    awake INTEGER NOT NULL,
    touched TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX live_by_revision ON live (id, revision);

-- The scores of series, by the name somebody gave the series.
CREATE TABLE series (
    name TEXT PRIMARY KEY,
    tallies TEXT NOT NULL
) WITHOUT ROWID;

-- What people have chosen, by name.
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
