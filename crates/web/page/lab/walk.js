// @ts-check
/** Which key leads where in a tree, as screen readers expect it. */

/** @typedef {import("./growth.js").Twig} Twig */

/** @typedef {{ go?: Twig, toggle?: Twig, all?: Twig[] }} Step */

/**
 * @param {string} key
 * @param {Twig} here
 * @param {Twig[]} shown every node that is shown, each before those below it
 * @returns {Step | null}
 */
export function nextTwig(key, here, shown) {
  const at = shown.indexOf(here);
  switch (key) {
    case "ArrowDown":
      return { go: shown[at + 1] ?? here };
    case "ArrowUp":
      return { go: shown[at - 1] ?? here };
    case "ArrowRight":
      return inward(here);
    case "ArrowLeft":
      return here.open ? { toggle: here } : { go: here.above ?? here };
    case "Home":
      return { go: shown[0] ?? here };
    case "End":
      return { go: shown.at(-1) ?? here };
    case "Enter":
    case " ":
      return here.node.width > 0 ? { toggle: here } : {};
    case "*":
      return { all: here.above?.below ?? [here] };
    default:
      return key.length === 1 ? called(key, at, shown) : null;
  }
}

/** @param {Twig} here */
function inward(here) {
  const first = here.open ? here.below?.[0] : undefined;
  if (first) return { go: first };
  return here.node.width > 0 ? { toggle: here } : {};
}

/**
 * The next node whose move begins with a letter.
 * @param {string} letter
 * @param {number} at
 * @param {Twig[]} shown
 */
function called(letter, at, shown) {
  const others = [...shown.slice(at + 1), ...shown.slice(0, at)];
  const go = others.find(({ node }) => node.text?.toLowerCase().startsWith(letter.toLowerCase()));
  return go ? { go } : null;
}
