// @ts-check
/**
 * Trees written down, such as `((3 12 8) (2 4 6))` or `([9:2 1:3] 4) 0..10`: read, changed and
 * written again.
 */

/**
 * @typedef {object} Branch
 * @property {string} odds how often chance takes it, with the colon: `9:`
 * @property {string} worth what stands before its bracket, or at a leaf
 * @property {"(" | "["} open
 * @property {Branch[] | null} below
 * @property {string} bounds what stands behind the whole tree
 */

/**
 * @param {string} text
 * @returns {Branch}
 */
export function readTree(text) {
  const words = text.match(/[()[\]]|[^()[\]\s]+/g) ?? [];
  let at = 0;
  const isOpen = () => words[at] === "(" || words[at] === "[";
  const read = () => {
    let word = isOpen() ? "" : (words[at] ?? "");
    if (word) at += 1;
    const odds = /^[^:]*:/.exec(word)?.[0] ?? "";
    word = word.slice(odds.length);
    // Odds may stand apart from what they are about.
    if (odds && !word && !isOpen()) {
      word = words[at] ?? "";
      at += 1;
    }
    /** @type {Branch} */
    const branch = { odds, worth: word, open: "(", below: null, bounds: "" };
    if (!isOpen()) return branch;
    branch.open = words[at] === "[" ? "[" : "(";
    at += 1;
    branch.below = [];
    while (at < words.length && words[at] !== ")" && words[at] !== "]") branch.below.push(read());
    at += 1;
    return branch;
  };
  const root = read();
  return { ...root, bounds: words.slice(at).join("") };
}

/**
 * @param {Branch} branch
 * @returns {string}
 */
export function writeTree({ odds, worth, open, below, bounds }) {
  const close = open === "[" ? "]" : ")";
  const tree = below ? `${worth}${open}${below.map(writeTree).join(" ")}${close}` : worth;
  return `${odds}${tree}${bounds ? ` ${bounds}` : ""}`;
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
    // How often chance takes a branch goes with it.
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
