// @ts-check
/** The dialog that invites others: a link for every seat, and one to watch. */

import { copyField } from "../copy-field.js";
import { openDialog } from "../dialog.js";
import { h } from "../dom.js";
import { linkTo } from "../router.js";
import { invitation, reachNotice } from "../share.js";
import { tokensOf } from "../tokens.js";
import { t } from "../words.js";
import { nameOf } from "./names.js";

/** @typedef {import("../wire.js").State} State */

/**
 * Shows the links of a table; the host can renew those of seats.
 * @param {import("./view-model.js").ViewModel} view
 * @param {import("./view-model.js").Actions} actions
 */
export function shareTable(view, actions) {
  const [{ state, hosts }, { renewToken }] = [view, actions];
  const renew = hosts ? renewToken : null;
  const tokens = tokensOf(state.table)?.seats ?? [];
  openDialog(t("page-share"), (close) => [
    h("p", { class: "soft" }, t("page-share-about")),
    renew ? h("p", { class: "soft" }, t("page-share-renew-about")) : null,
    reachNotice(() => {
      close();
      shareTable(view, actions);
    }),
    ...state.seats.flatMap(({ kind }, seat) => {
      const token = tokens.find((one) => one.seat === seat)?.token;
      if (kind !== "human" || (!token && !renew)) return [];
      const again = renew && renewButton(seat, close, renew);
      const label = t("page-share-seat", { name: nameOf(state, seat) });
      // A token that another browser was given is not known here: only a new one can be shown.
      return token
        ? invitation(label, tableLink(state.table, { token }), again)
        : copyField(label, "", again);
    }),
    invitation(t("page-share-watch"), tableLink(state.table)),
    h(
      "div",
      { class: "row end" },
      h(
        "button",
        { class: "button main", type: "button", autofocus: true, onclick: close },
        t("page-close"),
      ),
    ),
  ]);
}

/**
 * @param {number} seat
 * @param {() => void} close
 * @param {(seat: number) => void} renew
 */
function renewButton(seat, close, renew) {
  const clicked = () => {
    close();
    renew(seat);
  };
  return h(
    "button",
    { class: "button", type: "button", "data-action": `renew-${seat}`, onclick: clicked },
    t("page-share-renew"),
  );
}

/**
 * @param {string} table
 * @param {Record<string, string>} [query]
 */
function tableLink(table, query) {
  return new URL(linkTo(`table/${table}`, query), location.href);
}
