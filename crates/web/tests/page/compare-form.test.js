// @ts-check
/** What a comparison asks for: each engine with each evaluation, and times that double. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { doubled, withEvaluations } from "../../page/lab/compare-form.js";

/** @param {string} name */
const knob = (name) => ({ name });

/** A game with an engine that judges positions and one that does not. */
const GAME = /** @type {import("../../page/wire.js").GameEntry} */ (
  /** @type {unknown} */ ({
    engines: [
      { name: "minimax", knobs: [knob("depth"), knob("eval")] },
      { name: "random", knobs: [knob("seed")] },
    ],
  })
);

test("every engine that judges positions is asked with every evaluation", () => {
  assert.deepEqual(withEvaluations(GAME, "minimax:3", ["material", "win-lose"]), [
    "minimax:depth=3,eval=material",
    "minimax:depth=3,eval=win-lose",
  ]);
});

test("an engine without one, with its own, or when none is chosen, stays as it is", () => {
  assert.deepEqual(withEvaluations(GAME, "random", ["material"]), ["random"]);
  const own = "minimax:eval=material";
  assert.deepEqual(withEvaluations(GAME, own, ["win-lose"]), [own]);
  assert.deepEqual(withEvaluations(GAME, "minimax", []), ["minimax"]);
});

test("times double from the shortest to the longest", () => {
  assert.deepEqual(doubled(0.1, 0.8), [100, 200, 400, 800]);
  assert.deepEqual(doubled(0.5, 0.5), [500]);
  assert.deepEqual(doubled(0, 1), []);
  assert.deepEqual(doubled(2, 1), []);
});
