/** The address of a sheet. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  exerciseAddress,
  exerciseOf,
  handoutAddress,
  handoutOf,
} from "../../page/lab/exercise-link.js";

globalThis.location = /** @type {Location} */ ({ href: "http://127.0.0.1:1/#/lab" });

/** @param {string} address */
function queryOf(address) {
  return new URLSearchParams(address.split("?")[1]);
}

test("an exercise reads back from its address", () => {
  const drawn = { kind: "minimax", cutting: "strict", seed: 14009, depth: 3, width: 2 };
  assert.deepEqual(exerciseOf(queryOf(exerciseAddress(drawn))), drawn);
  const written = { kind: "alpha-beta", tree: "((3 12 8) (2 -4 6))" };
  assert.deepEqual(exerciseOf(queryOf(exerciseAddress(written))), written);
});

test("an address without an exercise names none", () => {
  assert.equal(exerciseOf(new URLSearchParams("")), null);
  assert.equal(exerciseOf(new URLSearchParams("seed=x&sheet=4")), null);
});

test("a sheet that was handed out is known by its number", () => {
  assert.equal(handoutAddress(4821), "http://127.0.0.1:1/#/exercise?sheet=4821");
  assert.equal(handoutOf(queryOf(handoutAddress(4821))), 4821);
  assert.equal(handoutOf(new URLSearchParams("sheet=none")), null);
});
