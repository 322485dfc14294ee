// @ts-check
/** The name of a person who has come by the link of a seat. */

import { askName } from "../own-name.js";
import { personName } from "../person.js";
import { readSpec, writeSpec } from "../spec.js";

/**
 * Calls the person on the only seat of this browser by the name that it remembers, or asks for one.
 * @param {import("./view-model.js").ViewModel} view
 * @param {(request: import("../wire.js").Request) => void} ask
 * @returns {boolean} whether the person was called or asked
 */
export function sitDown({ state, yours, hosts }, ask) {
  const [seat, ...others] = yours;
  const shown = seat === undefined ? undefined : state.seats[seat];
  const shared = state.seats.some(({ taken }) => taken);
  if (seat === undefined || !shown || others.length > 0 || !shared || shown.name !== null) {
    return false;
  }
  const { name: kind, knobs } = readSpec(shown.spec);
  const call = (/** @type {string} */ name) =>
    ask({ do: "seat", seat, player: writeSpec(kind, { ...knobs, name }) });
  if (personName()) call(personName());
  else if (!hosts) askName(call);
  return true;
}
