// @ts-check
/** Names that are unique at a table: players with the same name are told apart. */

import { t } from "./words.js";

/**
 * The names, each that occurs twice with a mark of its own.
 * @param {string[]} names
 * @param {(seat: number) => string} markOf
 * @returns {string[]}
 */
export function uniqueNames(names, markOf) {
  return names.map((name, seat) => {
    const shared = names.some((other, at) => other === name && at !== seat);
    return shared ? t("page-name-with-mark", { name, mark: markOf(seat) }) : name;
  });
}
