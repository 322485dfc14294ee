// @ts-check
/** Telling those apart who have the same name. */

import { t } from "./words.js";

/**
 * Names in which whoever shares one with somebody is told by a mark as well.
 * @param {string[]} names
 * @param {(seat: number) => string} markOf
 * @returns {string[]}
 */
export function toldApart(names, markOf) {
  return names.map((name, seat) => {
    const shared = names.some((other, at) => other === name && at !== seat);
    return shared ? t("page-name-with-mark", { name, mark: markOf(seat) }) : name;
  });
}
