// @ts-check
/** The keys of a tree, as the ARIA tree pattern has them. */

/** @typedef {import("./tree-store.js").TreeNode} TreeNode */

/** @typedef {{ go?: TreeNode, toggle?: TreeNode, all?: TreeNode[] }} Step */

/**
 * @param {string} key
 * @param {TreeNode} here
 * @param {TreeNode[]} shown every node that is shown, each before its children
 * @returns {Step | null}
 */
export function nextStep(key, here, shown) {
  const at = shown.indexOf(here);
  switch (key) {
    case "ArrowDown":
      return { go: shown[at + 1] ?? here };
    case "ArrowUp":
      return { go: shown[at - 1] ?? here };
    case "ArrowRight":
      return inward(here);
    case "ArrowLeft":
      return here.open ? { toggle: here } : { go: here.parent ?? here };
    case "Home":
      return { go: shown[0] ?? here };
    case "End":
      return { go: shown.at(-1) ?? here };
    case "Enter":
    case " ":
      return here.node.width > 0 ? { toggle: here } : {};
    case "*":
      return { all: here.parent?.children ?? [here] };
    default:
      return key.length === 1 ? called(key, at, shown) : null;
  }
}

/** @param {TreeNode} here */
function inward(here) {
  const first = here.open ? here.children?.[0] : undefined;
  if (first) return { go: first };
  return here.node.width > 0 ? { toggle: here } : {};
}

/**
 * The next node whose move begins with a letter.
 * @param {string} letter
 * @param {number} at
 * @param {TreeNode[]} shown
 */
function called(letter, at, shown) {
  const others = [...shown.slice(at + 1), ...shown.slice(0, at)];
  const go = others.find(({ node }) => node.text?.toLowerCase().startsWith(letter.toLowerCase()));
  return go ? { go } : null;
}
