// @ts-check
/** The drills: mistakes of one's own games, to be played better. */

import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { drills, dueDrills, forgetDrill } from "../drills.js";
import { gameTitle } from "../game-title.js";
import { beginDrill } from "../table/links.js";
import { t, tell, tellDate } from "../words.js";

/**
 * @param {import("../router.js").Route} _route
 * @param {import("../wire.js").Register} register
 * @returns {import("./index.js").MountedView}
 */
export function drillsView(_route, register) {
  const list = h("div", { class: "stack" });
  const draw = () => fill(list, content(register, draw));
  draw();
  return {
    title: t("page-drills"),
    element: h(
      "div",
      { class: "stack narrow" },
      h("h1", {}, t("page-drills")),
      h("p", { class: "soft" }, t("page-drills-about")),
      list,
    ),
  };
}

/**
 * @param {import("../wire.js").Register} register
 * @param {() => void} again
 */
function content(register, again) {
  const now = Date.now();
  const [all, due] = [drills(), dueDrills(now)];
  const next = due[0];
  if (all.length === 0) return h("p", {}, t("page-no-drills"));
  return [
    h("p", {}, t("page-drills-due", { due: due.length, all: all.length })),
    next ? button("play", t("page-drill-begin"), () => beginDrill(next)) : null,
    h(
      "ul",
      { class: "drills" },
      all.map((drill) =>
        h(
          "li",
          { class: "panel controls" },
          h("b", {}, gameTitle(register, drill.game)),
          h(
            "span",
            {},
            drill.played
              ? t("page-drill-played", { played: drill.played })
              : t("page-drill-of-line"),
          ),
          h(
            "span",
            { class: "soft small" },
            drill.due <= now
              ? t("page-drill-due-now")
              : t("page-drill-due", { date: tellDate(drill.due / 1000), days: tell(drill.days) }),
          ),
          button("play", t("page-drill-try"), () => beginDrill(drill), "quiet"),
          button(
            "erase",
            t("page-drill-forget"),
            () => {
              forgetDrill(drill.id);
              again();
            },
            "quiet",
          ),
        ),
      ),
    ),
  ];
}
