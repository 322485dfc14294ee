/** The grammar of games and players. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readSpec, writeSpec } from "../../page/spec.js";

test("a spec is read and written", () => {
  const spec = { name: "draughts", knobs: { variant: "russian", name: "Anna, the first" } };
  const written = 'draughts:variant=russian,name="Anna, the first"';
  assert.equal(writeSpec(spec.name, spec.knobs), written);
  assert.deepEqual(readSpec(written), spec);
});

test("a name alone has no settings, and settings without a value are left out", () => {
  assert.deepEqual(readSpec("human"), { name: "human", knobs: {} });
  assert.equal(writeSpec("level", { level: "", name: undefined }), "level");
});

test("a bare first value belongs to the first setting", () => {
  assert.deepEqual(readSpec("level:7", "level"), { name: "level", knobs: { level: "7" } });
});

test("a quotation mark in a name cannot end the name", () => {
  const written = writeSpec("human", { name: 'a",level=9' });
  assert.deepEqual(readSpec(written).knobs, { name: "a”,level=9" });
});
