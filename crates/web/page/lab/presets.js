// @ts-check
/** The steps of the classic lesson, as engines. */

/**
 * All of them find the value of plain minimax: the last has everything switched off that may miss
 * it.
 * @type {{ name: string, spec: string }[]}
 */
export const PRESETS = [
  { name: "minimax", spec: "minimax" },
  { name: "alpha-beta", spec: "alpha-beta" },
  { name: "ordering", spec: "alpha-beta:ordering=on" },
  { name: "deepening", spec: "deepening" },
  {
    name: "table",
    spec: "pvs:reductions=off,probcut=off,futility=off,extensions=off,quiescence=off",
  },
];
