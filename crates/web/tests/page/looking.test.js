/** What a browser looks at, apart from where the game is. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Looking } from "../../page/table/looking.js";

/**
 * A game of so many moves; it stands at its end.
 * @param {number} moves
 * @param {object} [given]
 */
function game(moves, given) {
  const tree = Array.from({ length: moves + 1 }, (_, id) => ({
    id,
    parent: id > 0 ? id - 1 : null,
  }));
  return { tree, node: moves, board: "now", moves: ["now"], whole: false, happened: [], ...given };
}

/** @param {number} node */
function place(node) {
  return { node, board: `board ${node}`, moves: [`move ${node}`] };
}

/** Looks, and notes what is asked for. */
function looking() {
  /** @type {number[]} */
  const asked = [];
  return { asked, looks: new Looking((node) => asked.push(node)) };
}

test("another place is shown as soon as its board is known", () => {
  const { asked, looks } = looking();
  const state = game(4);
  assert.equal(looks.shown(state), state);
  looks.at(state, 2);
  assert.deepEqual(asked, [2]);
  assert.deepEqual([looks.shown(state).node, looks.shown(state).moves], [2, []]);
  looks.hear(place(2));
  assert.equal(looks.shown(state).board, "board 2");
  assert.deepEqual(looks.shown(state).moves, ["move 2"]);
  looks.at(state, 4);
  assert.equal(looks.shown(state), state, "the place of the game is no other place");
});

test("one board is asked for at a time, and the last one wanted is shown in the end", () => {
  const { asked, looks } = looking();
  const state = game(9);
  for (const node of [8, 7, 6, 5]) looks.at(state, node);
  assert.deepEqual(asked, [8]);
  looks.hear(place(8));
  assert.deepEqual(asked, [8, 5]);
  looks.hear(place(5));
  assert.equal(looks.shown(state).board, "board 5");
  looks.at(state, 8);
  assert.deepEqual([asked, looks.shown(state).board], [[8, 5], "board 8"], "known boards are kept");
});

test("moves that are played meanwhile are counted, and leave the board where it is", () => {
  const { looks } = looking();
  looks.at(game(4), 1);
  looks.hear(place(1));
  const later = game(6);
  looks.follow(later);
  assert.deepEqual([looks.news(later), looks.shown(later).board], [2, "board 1"]);
  looks.back();
  assert.equal(looks.shown(later), later);
});

test("a new game is looked at from its start", () => {
  const { looks } = looking();
  looks.at(game(4), 1);
  const fresh = game(0, { whole: true, happened: [{ what: "begun" }] });
  looks.follow(fresh);
  assert.equal(looks.shown(fresh), fresh);
});

test("after a new connection the place is asked for once more", () => {
  const { asked, looks } = looking();
  looks.at(game(4), 1);
  looks.follow(game(4, { whole: true }));
  assert.deepEqual(asked, [1, 1]);
});
