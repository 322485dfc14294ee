/** When a drill comes again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { afterAnswer } from "../../page/drills.js";

const DAY = 24 * 60 * 60 * 1000;
const FRESH = {
  id: "1",
  game: "othello",
  start: "",
  seat: 0,
  played: "",
  best: "",
  due: 0,
  days: 0,
};

test("what was found comes again after growing intervals, until it sits", () => {
  /** @type {import("../../page/drills.js").Drill | null} */
  let drill = FRESH;
  const waited = [];
  while (drill && waited.length < 20) {
    drill = afterAnswer(drill, true, 0);
    if (drill) waited.push(drill.due / DAY);
  }
  assert.deepEqual(waited, [1, 2.5, 6.25, 15.625, 39.0625, 97.65625]);
});

test("what was not found comes again soon, and from the beginning", () => {
  const again = afterAnswer({ ...FRESH, days: 15 }, false, 1000);
  assert.equal(again?.days, 0);
  assert.ok(again && again.due > 1000 && again.due < DAY);
  assert.equal(afterAnswer(again, true, 0)?.days, 1);
});
