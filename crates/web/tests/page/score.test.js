/** Scores by the scale of a table: in discs, in men, in words. */

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { isDecided, signScore, squash, tellScore } from "../../page/table/score.js";
import { speak } from "./support/words.js";

/** @type {import("../../page/wire.js").ScaleShown} */
const DISCS = { unit: "discs", one: 100, slight: 200, clear: 800, won: 900_000, cap: 2000 };
/** @type {import("../../page/wire.js").ScaleShown} */
const WORDS = { unit: "words", one: 100, slight: 40, clear: 150, won: 900_000, cap: 1000 };

before(() => {
  speak("en", {
    "page-score-in-discs": [{ variable: "score" }, " discs"],
    "page-wins-in": ["win in ", { variable: "moves" }],
    "page-loses-by": ["loss by ", { variable: "lead" }],
    "page-drawn-game": ["draw"],
    "page-advantage-none": ["level"],
    "page-advantage-clear-against": ["clear disadvantage"],
  });
});

test("an opinion in discs has one digit after the point, a won game its lead or its moves", () => {
  const told = [234, 0, -4, -30, 900_022, -900_012, 999_997, -999_997].map((score) =>
    signScore(DISCS, score),
  );
  assert.deepEqual(told, ["+2.3", "0.0", "0.0", "−0.3", "+22", "−12", "#3", "−#3"]);
});

test("where nothing is counted, an advantage is none, slight or clear", () => {
  const told = [0, 39, 40, -149, 150, -150].map((score) => signScore(WORDS, score));
  assert.deepEqual(told, ["≈", "≈", "+", "−", "++", "−−"]);
  assert.equal(signScore(WORDS, 0, true), "=", "a sure draw");
});

test("scores in words", () => {
  assert.equal(tellScore(DISCS, 230), "+2.3 discs");
  assert.equal(tellScore(DISCS, -900_012), "loss by 12");
  assert.equal(tellScore(WORDS, 999_995), "win in 5");
  assert.equal(tellScore(WORDS, 0), "level");
  assert.equal(tellScore(WORDS, 0, true), "draw");
  assert.equal(tellScore(WORDS, -500), "clear disadvantage");
});

test("a game is decided from where its scale says so", () => {
  assert.deepEqual(
    [899_999, 900_000, -900_000].map((score) => isDecided(DISCS, score)),
    [false, true, true],
  );
  assert.equal(isDecided({ ...WORDS, won: 900 }, -995), true);
});

test("the bar is half full at a clear advantage, and full when the game is won", () => {
  assert.equal(squash(DISCS, 800), 0.5);
  assert.equal(squash(DISCS, 900_008), 0.5, "a win by eight discs");
  assert.equal(squash(DISCS, -999_990), -1);
  assert.equal(squash(WORDS, 0), 0);
});
