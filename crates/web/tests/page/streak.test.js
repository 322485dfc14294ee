/** How the last games went, and the level that fits. */

import assert from "node:assert/strict";
import test from "node:test";
import { betterLevel, streakAfter } from "../../page/table/streak.js";

/**
 * @param {number} level
 * @param {("win" | "loss" | "draw")[]} results
 */
function streakOf(level, results) {
  return results.reduce(
    (streak, result) => streakAfter(streak, level, result),
    /** @type {import("../../page/table/streak.js").Streak | null} */ (null),
  );
}

test("three losses in a row offer one level down", () => {
  assert.equal(betterLevel(streakOf(4, ["loss", "loss"])), null);
  assert.equal(betterLevel(streakOf(4, ["loss", "loss", "loss"])), 3);
});

test("three wins in a row offer one level up", () => {
  assert.equal(betterLevel(streakOf(4, ["loss", "win", "win", "win"])), 5);
});

test("a draw and a result of the other kind begin anew", () => {
  assert.equal(betterLevel(streakOf(4, ["win", "win", "draw", "win"])), null);
  assert.equal(betterLevel(streakOf(4, ["win", "win", "loss", "win"])), null);
});

test("another level begins anew", () => {
  const before = streakOf(4, ["win", "win", "win"]);
  assert.deepEqual(streakAfter(before, 5, "win"), { level: 5, run: 1 });
});

test("there is nothing below the first level nor above the tenth", () => {
  assert.equal(betterLevel(streakOf(1, ["loss", "loss", "loss"])), null);
  assert.equal(betterLevel(streakOf(10, ["win", "win", "win"])), null);
});
