// @ts-check
/** Everything there is to say about one node. */

import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { signs } from "../signs.js";
import { t, tell } from "../words.js";
import { moveBranch, setLeaf } from "./literal-tree.js";
import { thumbnail } from "./thumbnail.js";
import { pathTo } from "./tree-store.js";
import { isWritten } from "./written-tree.js";

/** @typedef {import("./tree-store.js").TreeNode} TreeNode */
/** @typedef {import("./tree-view.js").TreeView} TreeView */

/**
 * @param {HTMLElement} place
 * @param {TreeView} view
 * @param {TreeNode} treeNode
 * @param {string | null | undefined} game a tree written down, if it can be changed
 * @param {((edited: string) => void) | null} edit
 */
export function drawDetail(place, view, treeNode, game, edit) {
  const { node } = treeNode;
  const { board, players } = view.store.summary;
  const { done, value } = view.knownOf(treeNode);
  const rows = [
    ["page-lab-value", value],
    ["page-lab-entry", node.entry],
    ["page-lab-exit", done ? node.exit : null],
    ["page-lab-below", done && node.size > 1 ? tell(node.size - 1) : null],
  ].flatMap(([words, fact]) => (words && fact ? [[t(words), fact]] : []));
  fill(
    place,
    drawPath(view, treeNode, place.dataset.pane ?? ""),
    board ? thumbnail(board, node.pieces, players) : null,
    h(
      "dl",
      { class: "facts" },
      rows.flatMap(([name, fact]) => [h("dt", {}, name ?? ""), h("dd", {}, signs(fact ?? ""))]),
    ),
    // While the search is shown step by step, nothing is told before it happens.
    node.remarks.length > 0 && done && !view.veil
      ? h(
          "ul",
          { class: `remarks ${node.why === "cut" ? "cut" : ""}` },
          node.remarks.map((remark) => h("li", {}, signs(remark))),
        )
      : null,
    treeNode.skipped.length > 0 && done
      ? h("p", { class: "small" }, t("lab-skipped", { moves: treeNode.skipped.join(" ") }))
      : null,
    game && isWritten(game) && edit ? drawEditing(game, treeNode, edit) : null,
  );
}

/**
 * The moves that lead there, each of them a way back.
 * @param {TreeView} view
 * @param {TreeNode} treeNode
 * @param {string} mark what tells this pane from another
 */
function drawPath(view, treeNode, mark) {
  return h(
    "nav",
    { class: "trail", "aria-label": t("page-name-with-mark", { name: t("page-lab-way"), mark }) },
    pathTo(treeNode).map((one) =>
      h(
        "button",
        {
          type: "button",
          "aria-current": one === treeNode ? "true" : undefined,
          onclick: () => view.choose(one, true),
        },
        one.node.text ?? t("lab-root"),
      ),
    ),
  );
}

/**
 * On a tree written down values can be changed and branches put in another order.
 * @param {string} game
 * @param {TreeNode} treeNode
 * @param {(edited: string) => void} edit
 */
function drawEditing(game, treeNode, edit) {
  const way = pathTo(treeNode)
    .slice(1)
    .map(({ node }) => Number.parseInt(node.text?.slice(1) ?? "", 10) - 1);
  if (way.length === 0) return null;
  const siblings = treeNode.parent?.total ?? 1;
  const at = way.at(-1) ?? 0;
  const all = siblings + (treeNode.parent?.skipped.length ?? 0);
  const earlier = button("previous", t("page-lab-earlier"), () => edit(moveBranch(game, way, -1)));
  const later = button("next", t("page-lab-later"), () => edit(moveBranch(game, way, 1)));
  earlier.toggleAttribute("disabled", at === 0);
  later.toggleAttribute("disabled", at + 1 >= all);
  earlier.dataset.action = "earlier";
  later.dataset.action = "later";
  const value = h("input", {
    id: "leaf-value",
    type: "number",
    value: treeNode.node.value,
    onchange: () => isWhole(value.value) && edit(setLeaf(game, way, value.value)),
  });
  return h(
    "div",
    { class: "editing stack" },
    treeNode.node.width === 0
      ? h(
          "div",
          { class: "field-of-form" },
          h("label", { for: "leaf-value" }, t("page-lab-leaf-value")),
          value,
        )
      : null,
    h("div", { class: "row" }, earlier, later),
  );
}

/** @param {string} text */
function isWhole(text) {
  return /^[-+]?\d+$/.test(text.trim());
}
