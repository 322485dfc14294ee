-- Tournaments: a row for what is played, a row for each game that was seated or is over.
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    -- How often it was changed: a change counts only if it follows the revision before it.
    revision BIGINT NOT NULL,
    -- The browser that opened it, and the network that it was opened from, as a hash.
    owner TEXT NOT NULL,
    network TEXT NOT NULL,
    name TEXT NOT NULL,
    -- gathering, running, stopped or over.
    state TEXT NOT NULL,
    -- What is played, as JSON, and the browsers of the people who take part, as a JSON array.
    content TEXT NOT NULL,
    people TEXT NOT NULL,
    -- In seconds since 1970; when it was deleted, or 0.
    begun BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    deleted BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tournaments_by_owner ON tournaments (owner, changed);
CREATE INDEX tournaments_by_state ON tournaments (state);

CREATE TABLE tournament_games (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    -- The live table at which people play it.
    table_id TEXT,
    -- How it went, as JSON, and its number among the games.
    report TEXT,
    game BIGINT,
    PRIMARY KEY (tournament, number)
);

-- What people call a table or a game; who may rename and delete a game; when a table was deleted,
-- or 0, for as long as that can be undone.
ALTER TABLE tables ADD COLUMN title TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN deleted BIGINT NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN title TEXT;
ALTER TABLE games ADD COLUMN owner TEXT;

-- Games that were deleted, for as long as that can be undone.
CREATE TABLE deleted_games (
    id BIGINT PRIMARY KEY,
    owner TEXT,
    title TEXT,
    record TEXT NOT NULL,
    deleted BIGINT NOT NULL
);
