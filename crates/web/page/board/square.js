// @ts-check
/**
 * Places on a board, where they are seen when it is turned, and the one place where the numbers by
 * which the server knows them are converted.
 */

/** @typedef {{ column: number, row: number }} Square */
/** @typedef {{ width: number, height: number }} Size */

/**
 * @param {Square | undefined} one
 * @param {Square | undefined} other
 */
export function same(one, other) {
  return Boolean(one && other && one.column === other.column && one.row === other.row);
}

/**
 * The number of a square, by which the server knows it: its place in lists kept row by row.
 * @param {Size} size
 * @param {Square} square
 * @returns {import("../wire.js").SquareIndex}
 */
export function indexOf(size, { column, row }) {
  return row * size.width + column;
}

/**
 * The square of a number.
 * @param {Size} size
 * @param {import("../wire.js").SquareIndex} index
 * @returns {Square}
 */
export function squareAt(size, index) {
  return { column: index % size.width, row: Math.floor(index / size.width) };
}

/**
 * Every square, row by row from the top left.
 * @param {Size} size
 */
export function squaresOf(size) {
  return Array.from({ length: size.width * size.height }, (_, index) => squareAt(size, index));
}

/**
 * Where a square is seen, or which square is seen there: turning twice is not turning.
 * @param {Size} size
 * @param {Square} square
 * @param {boolean} turned
 * @returns {Square}
 */
export function seen(size, { column, row }, turned) {
  return turned ? { column: size.width - 1 - column, row: size.height - 1 - row } : { column, row };
}
