// @ts-check
/** The dialog that gives a seat to another player in the middle of a game. */

import { openDialog } from "../dialog.js";
import { h } from "../dom.js";
import { SeatForm } from "../setup/seat-form.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").State} State */

/**
 * @param {State} state
 * @param {number} seat
 * @param {import("../wire.js").Register} register
 * @param {(request: import("../wire.js").Request) => void} ask
 */
export function openSeatDialog(state, seat, register, ask) {
  const game = register.games.find(({ name }) => name === state.game.name);
  const shown = state.seats[seat];
  if (!game || !shown) return;
  const form = new SeatForm(register, game, seat, shown.spec);
  openDialog(t("page-change-seat"), (close) => [
    form.element,
    h(
      "div",
      { class: "row end" },
      h("button", { class: "button", type: "button", onclick: close }, t("page-cancel")),
      h(
        "button",
        {
          class: "button main",
          type: "button",
          onclick: () => {
            if (!form.check()) return;
            ask({ do: "seat", seat, player: form.spec() });
            close();
          },
        },
        t("page-take-seat"),
      ),
    ),
  ]);
}
