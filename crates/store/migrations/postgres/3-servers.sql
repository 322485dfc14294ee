-- Milliseconds of the turn that had been used when its clock was last started or stopped: what
-- another server needs besides running_since to show the same clock.
ALTER TABLE tables ADD COLUMN used BIGINT NOT NULL DEFAULT 0;

-- The network that a table was opened from, as a keyed hash: bounds hold for a network as well as
-- for a browser, and no address is kept.
ALTER TABLE tables ADD COLUMN network TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_by_network ON tables (network, changed);
