/** Names that are told apart. */

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { uniqueNames } from "../../page/unique-names.js";
import { speak } from "./support/words.js";

before(() => {
  const named = [{ variable: "name" }, " (", { variable: "mark" }, ")"];
  speak("en", { "page-name-with-mark": named });
});

test("only names that occur twice get a mark", () => {
  const marks = ["X", "O", "C"];
  const told = uniqueNames(["Ada", "Bob", "Ada"], (seat) => marks[seat] ?? "");
  assert.deepEqual(told, ["Ada (X)", "Bob", "Ada (C)"]);
});
