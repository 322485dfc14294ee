// @ts-check
/** The marks of moves (NAGs): their numbers in files, and the signs that people know. */

/**
 * The signs by their numbers, as PDN and PGN count them.
 * @type {Record<number, string>}
 */
const SIGNS = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  7: "□",
  10: "=",
  13: "∞",
  14: "+=",
  15: "=+",
  16: "±",
  17: "∓",
  18: "+−",
  19: "−+",
};

/** The marks that judge a move, of which it has one at most, from good to bad. */
export const OF_MOVES = [3, 1, 5, 6, 2, 4, 7];

/** The marks that judge a position, of which it has one at most. */
export const OF_POSITIONS = [18, 16, 14, 10, 13, 15, 17, 19];

/**
 * The sign of a mark; one without a sign is written with its number.
 * @param {number} mark
 */
export function signOfMark(mark) {
  return SIGNS[mark] ?? `$${mark}`;
}

/**
 * The marks of a move after one of them was pressed: it goes if it was there, and takes the place
 * of another of its kind.
 * @param {number[]} marks
 * @param {number} pressed
 * @returns {number[]}
 */
export function withMark(marks, pressed) {
  const kinds = [OF_MOVES, OF_POSITIONS];
  const kind = kinds.find((numbers) => numbers.includes(pressed)) ?? [pressed];
  const others = marks.filter((mark) => !kind.includes(mark));
  return marks.includes(pressed) ? others : [...others, pressed];
}
