/** What the table view knows after each message, and what follows from it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { afterMessage, NOTHING_HEARD, placeOf, viewModel } from "../../page/table/view-model.js";

const LOOKS = { line: false, evaluation: true, turned: false, looked: null, news: 0 };

/** @param {Partial<PeopleShown>} [given] */
function people(given) {
  return { casual: false, counted: false, closed: false, cancelled: false, ...given };
}

/**
 * The message of a table of a person against a computer.
 * @param {Partial<StateMessage>} given
 */
function state(given) {
  const seats = [{ kind: "human" }, { kind: "computer" }];
  const usual = { is: "state", node: 0, turn: 0, seats, ending: null, thinking: null };
  return { ...usual, people: people(), ...given };
}

/** @param {Message[]} messages */
function after(...messages) {
  return messages.reduce(afterMessage, NOTHING_HEARD);
}

/** @param {number[]} yours */
function welcome(yours) {
  return { is: "welcome", yours, steers: false, hosts: false, issued: [] };
}

const advice = { is: "advice", node: 0 };
const threats = { is: "threats", node: 0 };
const thinking = { is: "thinking", seat: 1 };

test("there is nothing to show before the table was heard", () => {
  assert.equal(viewModel(after(welcome([0])), LOOKS), null);
});

test("a player may move at their turn, and nobody when the game is over", () => {
  const mayMove = (...messages) => viewModel(after(...messages), LOOKS)?.mayMove;
  assert.equal(mayMove(welcome([0]), state({})), true);
  assert.equal(mayMove(welcome([0]), state({ turn: 1 })), false);
  assert.equal(mayMove(welcome([1]), state({ turn: 1 })), false);
  assert.equal(mayMove(welcome([]), state({})), false);
  const ending = { outcome: "draw" };
  assert.equal(mayMove(welcome([0]), state({ ending })), false);
});

test("a spectator may press no button", () => {
  assert.equal(viewModel(after(welcome([]), state({})), LOOKS)?.mayAct, false);
  assert.equal(viewModel(after(welcome([0]), state({})), LOOKS)?.mayAct, true);
});

test("who looks back may go on from there, but not in a game that counts", () => {
  const looked = state({ node: 0, turn: 0 });
  const view = (/** @type {Partial<PeopleShown>} */ given) =>
    viewModel(after(welcome([0]), state({ node: 2, turn: 1, people: people(given) })), {
      ...LOOKS,
      looked,
    });
  assert.equal(view({})?.mayPlay, true);
  assert.equal(view({})?.mayMove, false);
  assert.equal(view({ counted: true })?.mayPlay, false);
  assert.equal(view({ counted: true })?.mayGoOn, false);
  assert.equal(view({ counted: true, closed: true })?.mayHint, false);
  assert.deepEqual(placeOf(/** @type {ViewModel} */ (view({}))), { node: 0 });
});

test("nobody moves in a game that was cancelled", () => {
  const heard = after(welcome([0]), state({ people: people({ cancelled: true }) }));
  assert.equal(viewModel(heard, LOOKS)?.mayMove, false);
});

test("a hint goes when the position does, and stays when something else changes", () => {
  assert.equal(after(state({}), advice, state({})).advice, advice);
  assert.equal(after(state({}), advice, state({ node: 1 })).advice, null);
});

test("a hint and threats take turns", () => {
  assert.equal(after(state({}), advice, threats).advice, null);
  assert.equal(after(state({}), threats, advice).threats, null);
});

test("what an engine thinks is forgotten when none does", () => {
  assert.equal(after(state({ thinking: 1 }), thinking, state({ thinking: 1 })).thinking, thinking);
  assert.equal(after(state({ thinking: 1 }), thinking, state({})).thinking, null);
});

test("what the server refuses changes nothing", () => {
  const before = after(state({}), advice);
  const refused = { is: "refused", id: "error", sentence: "No." };
  assert.equal(afterMessage(before, refused), before);
});
