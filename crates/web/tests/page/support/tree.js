/** Nodes of a recorded search. */

/**
 * @param {number} id also the name of its move
 * @param {TreeNode[]} [children]
 * @returns {TreeNode}
 */
export function treeNode(id, children = []) {
  const node = {
    id,
    text: `m${id}`,
    width: children.length,
  };
  const parent = {
    node,
    parent: null,
    children: children.length > 0 ? children : null,
    first: 0,
    total: children.length,
    skipped: [],
    open: false,
    followed: false,
    used: 0,
  };
  for (const child of children) child.parent = parent;
  return parent;
}
