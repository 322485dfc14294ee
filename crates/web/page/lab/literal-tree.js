// @ts-check
/** Trees written down, such as `((3 12 8) (2 4 6))`: read, changed and written again. */

/**
 * @typedef {object} Branch
 * @property {string} worth what stands before its bracket, or at a leaf
 * @property {Branch[] | null} below
 */

/**
 * @param {string} text
 * @returns {Branch}
 */
export function readTree(text) {
  const words = text.match(/[()]|[^()\s]+/g) ?? [];
  let at = 0;
  const read = () => {
    const worth = words[at] === "(" ? "" : (words[at] ?? "");
    if (worth) at += 1;
    /** @type {Branch} */
    const branch = { worth, below: null };
    if (words[at] !== "(") return branch;
    at += 1;
    branch.below = [];
    while (at < words.length && words[at] !== ")") branch.below.push(read());
    at += 1;
    return branch;
  };
  return read();
}

/**
 * @param {Branch} branch
 * @returns {string}
 */
export function writeTree({ worth, below }) {
  return below ? `${worth}(${below.map(writeTree).join(" ")})` : worth;
}

/**
 * The tree with another value at a leaf.
 * @param {string} text
 * @param {number[]} way the places of the branches that lead there
 * @param {string} value
 */
export function setLeaf(text, way, value) {
  const root = readTree(text);
  const leaf = branchAt(root, way);
  if (leaf) leaf.worth = String(Number(value));
  return writeTree(root);
}

/**
 * The tree with a branch put before or after its neighbour.
 * @param {string} text
 * @param {number[]} way
 * @param {-1 | 1} by
 */
export function moveBranch(text, way, by) {
  const root = readTree(text);
  const below = branchAt(root, way.slice(0, -1))?.below ?? [];
  const at = way.at(-1) ?? 0;
  const [one, other] = [below[at], below[at + by]];
  if (one && other) {
    below[at] = other;
    below[at + by] = one;
  }
  return writeTree(root);
}

/**
 * @param {Branch} root
 * @param {number[]} way
 * @returns {Branch | undefined}
 */
function branchAt(root, way) {
  /** @type {Branch | undefined} */
  let here = root;
  for (const place of way) here = here?.below?.[place];
  return here;
}
