-- Who has taken which seat by its link, whether the game counts, and what was proposed: JSON in
-- whatever form the server likes, empty where nothing is known.
ALTER TABLE tables ADD COLUMN people TEXT NOT NULL DEFAULT '';
