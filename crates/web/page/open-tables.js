// @ts-check
/** The list of open tables on the home page: who wants to play what, where the server has a list. */

import { get, messageOf, post } from "./api.js";
import { button } from "./button.js";
import { fill, h } from "./dom.js";
import { gameTitle } from "./game-title.js";
import { path } from "./path.js";
import { playerList } from "./player-names.js";
import { linkTo, navigateTo } from "./router.js";
import { showError } from "./toast.js";
import { rememberTable } from "./tokens.js";
import { t } from "./words.js";

/** @typedef {import("./wire.js").WaitingTable} WaitingTable */

/** The time between two looks, in milliseconds. */
const POLL_INTERVAL = 5000;

/**
 * The list, which is looked at again and again until its view is left.
 * @param {import("./wire.js").Register} register
 */
export function openTables(register) {
  const list = h("ul", { class: "shelf" });
  const element = h(
    "section",
    { class: "stack open-tables", hidden: true },
    h("h2", {}, t("page-open-tables")),
    h("p", { class: "soft" }, t("page-open-tables-about")),
    list,
  );
  let timer = 0;
  const look = () =>
    get("open-tables").then(
      (/** @type {WaitingTable[]} */ tables) => {
        element.hidden = tables.length === 0;
        fill(
          list,
          tables.map((table) => entry(register, table)),
        );
        timer = setTimeout(look, POLL_INTERVAL);
      },
      () => {
        timer = setTimeout(look, POLL_INTERVAL);
      },
    );
  if (register.open_tables) look();
  return { element, leave: () => clearTimeout(timer) };
}

/**
 * @param {import("./wire.js").Register} register
 * @param {WaitingTable} table
 */
function entry(register, { id, spec, players, yours }) {
  const sit = async () => {
    try {
      const seat = await post(path`open-tables/${id}/sit`, null);
      rememberTable({ id, host: "", seats: [seat] });
      navigateTo(`table/${id}`);
    } catch (problem) {
      showError(messageOf(problem));
    }
  };
  return h(
    "li",
    { class: "card row spread contest-game" },
    h(
      "span",
      {},
      h("strong", {}, gameTitle(register, spec)),
      " ",
      h("span", { class: "soft small" }, playerList(register, players)),
    ),
    yours
      ? h("a", { href: linkTo(`table/${id}`) }, t("page-open-table-own"))
      : button("person", t("page-open-table-sit"), sit),
  );
}
