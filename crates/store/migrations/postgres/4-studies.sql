-- What is drawn on the board at a place of a live table: texts with spaces between them.
ALTER TABLE table_moves ADD COLUMN drawings TEXT;

-- Studies: analysis boards under one title, each a chapter with a title of its own.
CREATE TABLE studies (
    id TEXT PRIMARY KEY,
    -- The browser that opened it.
    owner TEXT NOT NULL,
    title TEXT NOT NULL,
    -- When it was last changed, in seconds since 1970.
    changed BIGINT NOT NULL
);
CREATE INDEX studies_by_owner ON studies (owner, changed);

CREATE TABLE chapters (
    study TEXT NOT NULL REFERENCES studies (id) ON DELETE CASCADE,
    -- The live table of the analysis board; a table is a chapter of one study at most.
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    -- The order of the chapters.
    place BIGINT NOT NULL,
    title TEXT NOT NULL,
    PRIMARY KEY (study, table_id)
);
