// @ts-check
/** The cards of a class, to be printed and cut: a name, a link and a code for a camera. */

import { messageOf } from "../api.js";
import { button } from "../button.js";
import { fetchClass } from "../class/api.js";
import { deskLink } from "../class/own-card.js";
import { qrCode } from "../class/qr.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { linkTo } from "../router.js";
import { t } from "../words.js";

/**
 * @param {import("../router.js").Route} route
 * @returns {import("./index.js").MountedView}
 */
export function cardsView(route) {
  const id = route.rest[0] ?? "";
  const cards = h("ul", { class: "pupil-cards" }, h("li", { class: "soft" }, t("page-loading")));
  fetchClass(id).then(
    ({ title, pupils }) =>
      fill(
        cards,
        pupils.map(({ name, card }) => {
          const link = `${location.origin}/${deskLink({ id, card })}`;
          return h(
            "li",
            { class: "pupil-card" },
            qrCode(link, t("page-class-code", { name })),
            h(
              "div",
              {},
              h("strong", {}, name),
              h("span", { class: "soft small" }, title),
              h("span", { class: "small" }, t("page-class-card-about")),
              h("a", { class: "mono small", href: link }, link),
            ),
          );
        }),
      ),
    (problem) => fill(cards, h("li", { class: "fault", role: "alert" }, messageOf(problem))),
  );
  return {
    title: t("page-class-cards"),
    element: h(
      "div",
      { class: "stack cards-view" },
      h(
        "div",
        { class: "row spread no-print" },
        h("h1", {}, t("page-class-cards")),
        h(
          "div",
          { class: "row" },
          h(
            "a",
            { class: "button", href: linkTo(`class/${id}`) },
            icon("previous"),
            t("page-class-back"),
          ),
          button("print", t("page-class-print"), () => print(), "main"),
        ),
      ),
      h("p", { class: "soft no-print" }, t("page-class-cards-about")),
      cards,
    ),
  };
}
