/** Signs of arithmetic as they are printed. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { signs } from "../../page/signs.js";

test("a minus is one, and a hyphen stays one", () => {
  assert.equal(signs("[-∞, -3]"), "[−∞, −3]");
  assert.equal(signs("d3, value -5"), "d3, value −5");
  assert.equal(signs("cut-off of alpha-beta, 31-27, -name"), "cut-off of alpha-beta, 31-27, -name");
});

test("bounds have their own signs", () => {
  assert.equal(signs("value >= beta (2 <= -1)"), "value ≥ beta (2 ≤ −1)");
});
