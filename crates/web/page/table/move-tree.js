// @ts-check
/** The tree of the moves of a game: what follows what, and the line that is on the board. */

/** @typedef {import("../wire.js").State} State */

/**
 * The moves that follow each node, that of the main line first.
 * @param {State} state
 */
export function childrenOf(state) {
  /** @type {number[][]} */
  const children = state.tree.map(() => []);
  for (const { id, parent } of state.tree) {
    if (parent === null) continue;
    if (state.tree[parent]?.main === id) children[parent]?.unshift(id);
    else children[parent]?.push(id);
  }
  return children;
}

/**
 * The places on the way from the start to a node.
 * @param {State} state
 * @param {number} node
 * @returns {Set<number>}
 */
export function lineTo(state, node) {
  const line = new Set([node]);
  for (
    let at = state.tree[node]?.parent ?? null;
    at !== null;
    at = state.tree[at]?.parent ?? null
  ) {
    line.add(at);
  }
  return line;
}

/**
 * The line that is on the board and goes on from it along first children.
 * @param {State} state
 * @returns {number[]}
 */
export function wholeLine(state) {
  const children = childrenOf(state);
  const line = [...lineTo(state, state.node)].reverse();
  for (let next = children[state.node]?.[0]; next !== undefined; next = children[next]?.[0]) {
    line.push(next);
  }
  return line;
}
