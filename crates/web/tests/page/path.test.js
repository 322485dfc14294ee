/** Addresses: what is filled in cannot change the path. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { path, withQuery } from "../../page/path.js";
import { linkTo } from "../../page/router.js";

test("parts of a path are encoded", () => {
  const spec = "draughts:variant=russian/../x?y";
  const encoded = "rules/draughts%3Avariant%3Drussian%2F..%2Fx%3Fy";
  assert.equal(path`rules/${spec}`, encoded);
  assert.equal(path`searches/${"s"}/nodes/${7}`, "searches/s/nodes/7");
});

test("a query follows only if there is one", () => {
  assert.equal(withQuery("a", {}), "a");
  assert.equal(linkTo("table/1", { token: "a b" }), "#/table/1?token=a+b");
});
