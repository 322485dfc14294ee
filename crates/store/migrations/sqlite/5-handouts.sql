-- Exercises that were handed out to a class.
CREATE TABLE handouts (
    -- Four digits, to be read out.
    number INTEGER PRIMARY KEY,
    -- The browser of the teacher, and a keyed hash of the network it was handed out from.
    owner TEXT NOT NULL,
    network TEXT NOT NULL,
    -- The exercise, in whatever form the server likes.
    exercise TEXT NOT NULL,
    -- When it was handed out, in seconds since 1970.
    opened INTEGER NOT NULL
);
CREATE INDEX handouts_by_owner ON handouts (owner, opened);

-- What the learners have got right.
CREATE TABLE handout_results (
    handout INTEGER NOT NULL REFERENCES handouts (number) ON DELETE CASCADE,
    learner TEXT NOT NULL,
    -- In which order the learners came.
    place INTEGER NOT NULL,
    -- How much was right at first and at best, of how much, in how many tries.
    first INTEGER NOT NULL,
    best INTEGER NOT NULL,
    total INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    -- 1 as soon as the solution was looked at: what comes later does not count.
    looked INTEGER NOT NULL,
    PRIMARY KEY (handout, learner)
) WITHOUT ROWID;
