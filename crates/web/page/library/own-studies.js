// @ts-check
/** The studies of this browser. */

import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { path } from "../path.js";
import { linkTo } from "../router.js";
import { fetchStudies } from "../studies-api.js";
import { t, tellDate } from "../words.js";

export function ownStudies() {
  const list = h("ul", { class: "shelf" }, h("li", { class: "soft" }, t("page-loading")));
  fetchStudies().then(
    (studies) => {
      const none = h("li", { class: "soft" }, t("page-no-studies"));
      const entries = studies.map(({ id, title, changed }) =>
        h(
          "li",
          {},
          h(
            "a",
            { class: "card shelf-entry", href: linkTo(path`study/${id}`) },
            icon("rules"),
            h(
              "span",
              {},
              h("strong", {}, title),
              h("span", { class: "soft small" }, tellDate(changed)),
            ),
            icon("next"),
          ),
        ),
      );
      fill(list, studies.length === 0 ? none : entries);
    },
    () => fill(list, h("li", { class: "fault" }, t("page-offline"))),
  );
  return list;
}
