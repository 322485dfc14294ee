// @ts-check
/** The view of a search: any engine thinks about any position, and its tree is shown. */

import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { EngineForm } from "../lab/engine-form.js";
import { Pane } from "../lab/pane.js";
import { presentButton, stopPresenting } from "../lab/present.js";
import { Steps } from "../lab/steps.js";
import { isWritten, TREE, WRITTEN, writtenTree } from "../lab/written-tree.js";
import { path } from "../path.js";
import { linkTo } from "../router.js";
import { followFirst, knobField } from "../setup/knob-field.js";
import { setShortcutsHere } from "../shortcuts.js";
import { readSpec, writeSpec } from "../spec.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").GameEntry} GameEntry */

/** The engine that thinks unless another is chosen. */
const ENGINE = "alpha-beta:depth=3";

/**
 * @param {import("../router.js").Route} route
 * @param {Register} register
 * @returns {import("./index.js").MountedView}
 */
export function treeView(route, register) {
  const screen = new TreeScreen(route, register);
  return { title: t("page-lab-see"), element: screen.element, leave: () => screen.leave() };
}

class TreeScreen {
  /**
   * @param {import("../router.js").Route} route
   * @param {Register} register
   */
  constructor(route, register) {
    this.register = register;
    this.spec = route.rest[0] || TREE;
    this.query = route.query;
    this.written = isWritten(this.spec);
    const name = this.written ? WRITTEN : readSpec(this.spec).name;
    this.game = register.games.find((game) => game.name === name) ?? writtenTree(register);
    const { knobs } = readSpec(this.spec, this.game.knobs[0]?.name);
    this.knobs = this.written
      ? []
      : this.game.knobs.map((knob) => knobField(knob, knobs[knob.name]));
    followFirst(this.knobs);
    this.text = h("textarea", {
      id: "lab-position",
      class: "mono",
      rows: 2,
      spellcheck: "false",
      placeholder: this.written ? TREE : t("page-usual-start"),
      value: this.written ? this.spec : (route.query.get("position") ?? ""),
    });
    this.here = location.hash;
    const engine = route.query.get("engine") ?? (this.written ? "alpha-beta" : ENGINE);
    this.first = new EngineForm(register, this.game, 0, engine, t("page-lab-engine"));
    const other = route.query.get("with");
    this.second = new EngineForm(
      register,
      this.game,
      1,
      other ?? "minimax:depth=3",
      t("page-lab-second"),
    );
    this.second.element.hidden = other === null;
    this.both = h("input", {
      type: "checkbox",
      id: "lab-both",
      checked: other !== null,
      onchange: () => (this.second.element.hidden = !this.both.checked),
    });
    const edit = (/** @type {string} */ tree) => this.edited(tree);
    this.panes = [t("page-lab-engine"), t("page-lab-second")].map((title) => new Pane(title, edit));
    this.paneList = h("div", { class: "panes" });
    this.steps = new Steps([]);
    this.stepPlace = h("div", {});
    this.form = this.drawForm();
    this.element = h(
      "div",
      { class: "lab stack" },
      h("div", { class: "row spread lab-head" }, h("h1", {}, t("page-lab-see")), presentButton()),
      this.form,
      this.stepPlace,
      this.paneList,
    );
    if (route.query.has("engine") || this.written) this.run(route.query.get("search")?.split(","));
    else this.form.open = true;
  }

  drawForm() {
    const games = [...this.register.games, writtenTree(this.register)];
    return h(
      "details",
      { class: "card lab-form" },
      h("summary", {}, t("page-lab-ask")),
      h(
        "form",
        {
          class: "stack",
          novalidate: true,
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            this.run();
          },
        },
        h(
          "nav",
          { class: "segments games", "aria-label": t("page-games") },
          games.map(({ name, title }) =>
            h(
              "a",
              {
                href: linkTo(name === WRITTEN ? path`tree/${TREE}` : `tree/${name}`),
                "aria-current": name === this.game.name ? "page" : undefined,
              },
              title,
            ),
          ),
        ),
        this.knobs.length > 0
          ? h(
              "details",
              {},
              h("summary", {}, t("page-more-rules")),
              h(
                "div",
                { class: "fields" },
                this.knobs.map(({ element }) => element),
              ),
            )
          : null,
        h(
          "div",
          { class: "field-of-form" },
          h(
            "label",
            { for: "lab-position" },
            t(this.written ? "page-lab-written" : "page-position"),
          ),
          this.text,
        ),
        h("div", { class: "seats" }, this.first.element, this.second.element),
        h("label", { class: "switch" }, this.both, t("page-lab-both")),
        h(
          "div",
          { class: "row" },
          h("button", { class: "button main", type: "submit" }, icon("graph"), t("page-lab-go")),
          button("board", t("page-lab-compare"), () => {
            location.hash = linkTo(path`compare/${this.asked()}`);
          }),
        ),
      ),
    );
  }

  /** The game that is asked about. */
  asked() {
    if (this.written) return this.text.value.trim() || TREE;
    const knobs = Object.fromEntries(this.knobs.map(({ knob, value }) => [knob.name, value()]));
    return writeSpec(this.game.name, knobs);
  }

  /**
   * Lets the engines think.
   * @param {string[]} [known] the names of the same searches, if they were recorded before
   */
  async run(known = []) {
    const engines = [this.first, ...(this.both.checked ? [this.second] : [])].map((form) =>
      form.spec(),
    );
    const game = this.asked();
    const position = this.written ? "" : this.text.value.trim();
    const panes = this.panes.slice(0, engines.length);
    this.steps.stop();
    this.steps = new Steps(panes);
    fill(
      this.paneList,
      panes.map(({ element }) => element),
    );
    fill(this.stepPlace, this.steps.element);
    this.paneList.classList.toggle("two", panes.length === 2);
    this.form.open = false;
    this.remember(game, position, engines);
    setShortcutsHere(this.keys());
    const { steps } = this;
    await Promise.all(
      panes.map((pane, at) =>
        pane.run(
          { game, engine: engines[at] ?? "", moves: [], ...(position ? { position } : {}) },
          known[at],
        ),
      ),
    );
    if (this.steps !== steps) return;
    const found = panes.flatMap(({ view }) => (view ? [view.store.id] : []));
    this.remember(game, position, engines, found);
    steps.begin();
  }

  /**
   * The address leads here again.
   * @param {string} game
   * @param {string} position
   * @param {string[]} engines
   * @param {string[]} [searches] what they recorded
   */
  remember(game, position, [engine = "", other], searches = []) {
    const query = {
      engine,
      ...(position ? { position } : {}),
      ...(other ? { with: other } : {}),
      ...(searches.length > 0 ? { search: searches.join(",") } : {}),
    };
    // Whoever has gone elsewhere meanwhile is not called back.
    if (location.hash !== this.here) return;
    history.replaceState(null, "", linkTo(path`tree/${game}`, query));
    this.here = location.hash;
  }

  /** @param {string} tree */
  edited(tree) {
    this.text.value = tree;
    this.run();
  }

  /** @returns {import("../shortcuts.js").Shortcut[]} */
  keys() {
    const follow = () => {
      for (const { view } of this.panes) view?.followExpected();
    };
    return [{ keys: ["V"], says: "page-lab-expected", act: follow }, ...this.steps.keys()];
  }

  leave() {
    stopPresenting();
    this.steps.stop();
    for (const pane of this.panes) pane.runs += 1;
    setShortcutsHere([]);
  }
}
