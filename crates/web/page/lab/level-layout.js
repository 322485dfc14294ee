// @ts-check
/** The layout of a tree: level by level, each node above the middle of its children. */

/** The space between neighbours. */
const BETWEEN = 13;

/** @typedef {{ x: number, y: number }} Place the middle of the upper edge */

/**
 * @param {(number | null)[]} above the node above each, which comes before it
 * @param {number[]} widths
 * @param {number} drop from one level to the next
 * @returns {{ places: Place[], width: number, height: number }}
 */
export function layOutLevels(above, widths, drop) {
  /** @type {number[][]} */
  const below = above.map(() => []);
  for (const [index, one] of above.entries()) {
    if (one !== null) below[one]?.push(index);
  }
  const rowOf = (/** @type {number} */ index) =>
    (below[index] ?? []).reduce((sum, one) => sum + (spans[one] ?? 0) + BETWEEN, -BETWEEN);
  /** @type {number[]} the width of each with everything below it */
  const spans = [];
  for (let index = above.length - 1; index >= 0; index -= 1) {
    spans[index] = Math.max(widths[index] ?? 0, rowOf(index));
  }
  /** @type {Place[]} */
  const places = above.map(() => ({ x: 0, y: 0 }));
  places[0] = { x: (spans[0] ?? 0) / 2, y: 0 };
  below.forEach((ones, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    let left = x - rowOf(index) / 2;
    for (const one of ones) {
      const span = spans[one] ?? 0;
      places[one] = { x: left + span / 2, y: y + drop };
      left += span + BETWEEN;
    }
  });
  const height = Math.max(...places.map(({ y }) => y)) + drop;
  return { places, width: spans[0] ?? 0, height };
}
