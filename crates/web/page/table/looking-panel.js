// @ts-check
/** What is said while this browser looks back: where the game is, and how to go on from here. */

import { button } from "../button.js";
import { h, refill } from "../dom.js";
import { t } from "../words.js";

/**
 * @param {import("./view-model.js").Actions} actions
 * @returns {import("./view-model.js").Panel}
 */
export function lookingPanel(actions) {
  const element = h("div", { class: "looking", role: "status", hidden: true });
  return {
    element,
    show({ looking, news, mayGoOn }) {
      element.hidden = !looking;
      refill(element, [looking, news, mayGoOn], () => [
        button("last", news > 0 ? t("page-new-moves", { count: news }) : t("page-to-game"), () =>
          actions.toGame(),
        ),
        mayGoOn ? button("play", t("page-go-on-here"), () => actions.goOnHere(), "quiet") : null,
      ]);
    },
  };
}
