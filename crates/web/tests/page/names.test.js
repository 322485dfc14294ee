/** Scores in few letters, and names that are told apart. */

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { isDecided, isThrown, signScore } from "../../page/table/names.js";
import { uniqueNames } from "../../page/unique-names.js";
import { speak } from "./support/words.js";

before(() => {
  const named = [{ variable: "name" }, " (", { variable: "mark" }, ")"];
  speak("en", { "page-name-with-mark": named });
});

test("a score has its sign, a won game its lead or its moves", () => {
  assert.deepEqual([30, 0, -30].map(signScore), ["+30", "0", "−30"]);
  assert.deepEqual([900_012, -900_012].map(signScore), ["+12", "−12"]);
  assert.deepEqual([999_997, -999_997].map(signScore), ["#3", "−#3"]);
});

test("a game is decided beyond every evaluation, and thrown by losing half of that", () => {
  assert.deepEqual([899_999, 900_000, -900_000].map(isDecided), [false, true, true]);
  assert.deepEqual([449_999, 450_000].map(isThrown), [false, true]);
});

test("only names that occur twice get a mark", () => {
  const marks = ["X", "O", "C"];
  const told = uniqueNames(["Ada", "Bob", "Ada"], (seat) => marks[seat] ?? "");
  assert.deepEqual(told, ["Ada (X)", "Bob", "Ada (C)"]);
});
