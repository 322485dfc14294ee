/** Messages: what is filled in, and what plurals choose. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { hasWords, t, tell, tellDay } from "../../page/words.js";
import { speak } from "./support/words.js";

const moves = [
  { variable: "count" },
  " ",
  {
    select: "count",
    variants: [
      ["0", ["coup, rien"]],
      ["one", ["coup"]],
      ["other", ["coups"]],
    ],
    default: 2,
  },
];

test("a number chooses its own variant, then that of its plural", () => {
  speak("fr", { moves });
  assert.equal(t("moves", { count: 0 }), "0 coup, rien");
  assert.equal(t("moves", { count: 1 }), "1 coup");
  assert.equal(t("moves", { count: 1.5 }), "1,5 coup");
  assert.equal(t("moves", { count: 2 }), "2 coups");
});

test("a value that chooses no variant takes the usual one", () => {
  speak("fr", { moves });
  assert.equal(t("moves", { count: "beaucoup" }), "beaucoup coups");
});

test("numbers and days are told as the language has them", () => {
  speak("en", {});
  assert.equal(tell(1234567), "1,234,567");
  assert.equal(tellDay("2026"), "2026");
  assert.equal(tellDay("2026-11-03"), "Nov 3, 2026");
});

test("what has no words shows that it has none", (context) => {
  speak("en", {});
  const warn = context.mock.method(console, "warn", () => {});
  assert.equal(hasWords("nothing"), false);
  assert.equal(t("nothing"), "???");
  assert.equal(warn.mock.callCount(), 1);
});
