// @ts-check
/** An exercise on the page: a tree with blanks, checked at once. */

import { messageOf } from "../api.js";
import { button } from "../button.js";
import { copyText } from "../copy-field.js";
import { fill, h, s, tint } from "../dom.js";
import { icon } from "../icons.js";
import { navigateTo } from "../router.js";
import { signs } from "../signs.js";
import { showError } from "../toast.js";
import { t } from "../words.js";
import { checkExercise, exerciseSheetUrl, fetchExercise, openHandout } from "./api.js";
import { exerciseAddress } from "./exercise-link.js";
import { layOutLevels } from "./level-layout.js";
import { circle, triangle } from "./thumbnail.js";

/** @typedef {import("../wire.js").ExerciseRequest} ExerciseRequest */
/** @typedef {import("../wire.js").ExerciseShown} ExerciseShown */
/** @typedef {import("../wire.js").ExerciseChecked} ExerciseChecked */

/** @typedef {{ value: HTMLInputElement, alpha: HTMLInputElement | null, beta: HTMLInputElement | null }} Blanks */

/**
 * Checks what was filled in; the second argument is whether the solution is wanted.
 * @typedef {(answers: string, looked: boolean) => Promise<ExerciseChecked>} Submit
 */

/** How large a node of a sheet is. */
const FORK = { width: 118, height: 106 };
const PLAIN_FORK = { width: 66, height: 76 };
const OWN_FORK = { width: 84, height: 96 };
const LEAF = { width: 50, height: 44 };

/** An exercise on the page. */
export class ExerciseSheet {
  /**
   * @param {ExerciseRequest} request
   * @param {Submit | null} [submit] where it is checked, if it was handed out to a class
   */
  constructor(request, submit = null) {
    this.request = request;
    /** What it was drawn from, which is shorter to write than the tree. */
    this.origin = request;
    this.submit = submit;
    /** @type {ExerciseShown | null} */
    this.shown = null;
    /** @type {Map<number, Blanks>} */
    this.blanks = new Map();
    /** @type {Map<number, HTMLElement>} */
    this.crosses = new Map();
    /** @type {Map<number, SVGElement>} */
    this.edges = new Map();
    /** @type {Set<number>} */
    this.cuts = new Set();
    this.remarks = h("div", { class: "sheet-remarks", "aria-live": "polite" });
    this.element = h(
      "section",
      { class: "sheet stack" },
      h("p", { class: "soft" }, t("page-loading")),
    );
    this.fetch();
  }

  /** Whether windows are asked for. */
  get hasWindows() {
    return (this.request.kind ?? "alpha-beta") === "alpha-beta";
  }

  /** Whether every player has a value of their own. */
  get isOwn() {
    return ["max-n", "shallow-max-n"].includes(this.request.kind ?? "");
  }

  /** Whether branches are to be crossed out. */
  get isCut() {
    return ["alpha-beta", "star1", "shallow-max-n"].includes(this.request.kind ?? "alpha-beta");
  }

  async fetch() {
    try {
      const shown = await fetchExercise(this.request);
      this.shown = shown;
      // From now on it is this tree, whatever it was drawn from.
      const { kind, cutting } = this.request;
      this.request = {
        tree: shown.tree,
        ...(kind ? { kind } : {}),
        ...(cutting ? { cutting } : {}),
      };
      if (shown.seed !== null) this.request.seed = shown.seed;
      if (!this.origin.tree && shown.seed !== null)
        this.origin = { ...this.origin, seed: shown.seed };
      this.draw(shown);
    } catch (problem) {
      const words = messageOf(problem);
      fill(this.element, h("p", { class: "fault", role: "alert" }, words));
    }
  }

  /** @param {ExerciseShown} shown */
  draw(shown) {
    const check = button("play", t("page-exercise-check"), () => this.check(false), "main");
    check.dataset.action = "check";
    const solve = button("hint", t("page-exercise-solution"), () => this.check(true));
    solve.dataset.action = "solve";
    fill(
      this.element,
      h("h2", {}, shown.title),
      h(
        "div",
        { class: "tasks" },
        shown.tasks.map((task) => h("p", {}, signs(task))),
      ),
      this.isCut ? h("p", { class: "soft small" }, t("page-exercise-hint")) : null,
      h(
        "form",
        {
          class: "sheet-form",
          novalidate: true,
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            this.check(false);
          },
        },
        h("div", { class: "wide" }, this.drawTree(shown)),
        h(
          "div",
          { class: "row controls" },
          check,
          solve,
          this.paper("page-exercise-sheet", {}),
          // Who was handed a sheet is not handed the solution with it.
          this.submit ? null : this.paper("page-exercise-sheet-solved", { solution: "true" }),
        ),
        this.submit ? null : this.drawSharing(),
        h("input", { type: "submit", class: "unseen", tabindex: -1, "aria-hidden": "true" }),
      ),
      this.remarks,
    );
  }

  /** How the sheet gets to others: by its address, or as that of a class. */
  drawSharing() {
    const copy = button("copy", t("page-exercise-link"), () =>
      copyText(exerciseAddress(this.origin)),
    );
    copy.dataset.action = "copy-link";
    const hand = button("share", t("page-exercise-hand-out"), () => this.handOut());
    hand.dataset.action = "hand-out";
    return h("div", { class: "row controls" }, copy, hand);
  }

  async handOut() {
    try {
      const { number } = await openHandout(this.request);
      navigateTo("exercise", { sheet: String(number) });
    } catch (problem) {
      showError(messageOf(problem));
    }
  }

  /**
   * @param {string} words
   * @param {Record<string, string>} more
   */
  paper(words, more) {
    const href = exerciseSheetUrl(this.request, more);
    return h(
      "a",
      { class: "button", href, target: "_blank", "data-paper": words },
      icon("print"),
      t(words),
    );
  }

  /** @param {ExerciseShown} shown */
  drawTree({ nodes }) {
    const fork = this.hasWindows ? FORK : this.isOwn ? OWN_FORK : PLAIN_FORK;
    const sizes = nodes.map(({ name }) => (name ? fork : LEAF));
    const { places, width } = layOutLevels(
      nodes.map(({ above }) => above),
      sizes.map((size) => size.width),
      fork.height + 44,
    );
    const feet = places.map(({ y }, index) => y + (sizes[index]?.height ?? 0));
    const height = Math.max(...feet);
    const tree = h("div", { class: "sheet-tree" });
    const edges = s("svg", {
      class: "edges",
      "aria-hidden": "true",
      viewBox: `0 0 ${width} ${height}`,
    });
    tint(tree, { width: `${width}px`, height: `${height}px` });
    tint(edges, { width: `${width}px`, height: `${height}px` });
    tree.append(edges);
    nodes.forEach((node, index) => {
      const at = places[index] ?? { x: 0, y: 0 };
      const size = sizes[index] ?? LEAF;
      const element = node.name
        ? this.drawFork(index, node)
        : h("div", { class: "leaf-value" }, node.value ?? "");
      tint(element, {
        left: `${at.x - size.width / 2}px`,
        top: `${at.y}px`,
        width: `${size.width}px`,
      });
      if (node.above !== null) {
        const above = places[node.above] ?? at;
        const from = above.y + fork.height;
        const edge = s("path", { class: "edge", d: `M${above.x} ${from}L${at.x} ${at.y}` });
        this.edges.set(index, edge);
        edges.append(edge);
        if (node.odds) {
          const label = {
            left: `${(above.x * 2 + at.x) / 3}px`,
            top: `${(from * 2 + at.y) / 3}px`,
          };
          const odds = h("span", { class: "odds small" }, node.odds);
          tint(odds, label);
          tree.append(odds);
        }
        if (this.isCut)
          tree.append(
            this.drawCross(index, node, { x: (above.x + at.x * 2) / 3, y: (from + at.y * 2) / 3 }),
          );
      }
      tree.append(element);
    });
    return tree;
  }

  /**
   * @param {number} index
   * @param {import("../wire.js").ExerciseNode} node
   */
  drawFork(index, { name, role, player }) {
    const node = name ?? "";
    const blank = (/** @type {string} */ label, /** @type {string} */ hint) =>
      h("input", {
        type: "text",
        inputmode: this.hasWindows || this.request.kind === "minimax" ? "numeric" : "text",
        "aria-label": t(label, { node }),
        placeholder: hint,
        autocomplete: "off",
      });
    const value = blank("page-exercise-value-of", "=");
    const alpha = this.hasWindows ? blank("page-exercise-alpha-of", "−∞") : null;
    const beta = this.hasWindows ? blank("page-exercise-beta-of", "+∞") : null;
    value.name = `value-${node}`;
    if (alpha && beta) [alpha.name, beta.name] = [`alpha-${node}`, `beta-${node}`];
    this.blanks.set(index, { value, alpha, beta });
    return h(
      "div",
      { class: "fork", "data-fork": node },
      h(
        "div",
        { class: "sign" },
        role === "chance" ? circle() : triangle(role !== "smallest"),
        h("span", { class: "letter" }, node),
      ),
      role === "own" ? h("span", { class: "soft small" }, t("exercise-player", { player })) : null,
      value,
      alpha && beta ? h("div", { class: "blanks" }, "[", alpha, ",", beta, "]") : null,
    );
  }

  /**
   * A button on a branch that crosses it out.
   * @param {number} index
   * @param {import("../wire.js").ExerciseNode} node
   * @param {{ x: number, y: number }} at
   */
  drawCross(index, { branch }, at) {
    const cross = h("button", {
      type: "button",
      class: "cross-out",
      title: t("page-exercise-cut", { branch: branch ?? "" }),
      "aria-label": t("page-exercise-cut", { branch: branch ?? "" }),
      "aria-pressed": "false",
      "data-branch": branch ?? "",
      onclick: () => {
        if (!this.cuts.delete(index)) this.cuts.add(index);
        cross.setAttribute("aria-pressed", String(this.cuts.has(index)));
      },
    });
    tint(cross, { left: `${at.x}px`, top: `${at.y}px` });
    this.crosses.set(index, cross);
    return cross;
  }

  /** What was filled in, as it would be typed. */
  answers() {
    const nodes = this.shown?.nodes ?? [];
    const words = [];
    for (const [index, { value, alpha, beta }] of this.blanks) {
      const name = nodes[index]?.name ?? "";
      const filled = value.value.replace(/\s/g, "");
      if (!filled) continue;
      words.push(`${name}=${filled}`);
      if (alpha && beta) {
        const end = (/** @type {HTMLInputElement} */ field) => field.value.trim() || "inf";
        words.push(`${name}=[${end(alpha)},${end(beta)}]`);
      }
    }
    for (const index of this.cuts) words.push(`x${nodes[index]?.branch ?? ""}`);
    return words.join(" ").replaceAll("−", "-");
  }

  /** @param {boolean} solved whether the solution is wanted, too */
  async check(solved) {
    try {
      const answers = this.answers();
      const checked = this.submit
        ? await this.submit(answers, solved)
        : await checkExercise(this.request, answers);
      this.mark(checked);
      if (solved) this.solve(checked);
      this.tell(checked, solved);
    } catch (problem) {
      const words = messageOf(problem);
      fill(this.remarks, h("p", { class: "fault" }, words));
    }
  }

  /** @param {ExerciseChecked} checked */
  mark({ remarks }) {
    for (const { value, alpha, beta } of this.blanks.values()) {
      for (const field of [value, alpha, beta]) field?.removeAttribute("data-mark");
    }
    for (const cross of this.crosses.values()) cross.removeAttribute("data-mark");
    for (const { subject, node, given, right } of remarks) {
      const mark = right ? "right" : given ? "wrong" : "missing";
      const { value, alpha, beta } = this.blanks.get(node) ?? {};
      if (subject === "value" && value) value.dataset.mark = mark;
      if (subject === "window" && alpha && beta)
        [alpha.dataset.mark, beta.dataset.mark] = [mark, mark];
      const cross = this.crosses.get(node);
      if (subject === "cut" && cross && given) cross.dataset.mark = mark;
    }
  }

  /**
   * Puts the solution on the tree, beside what was filled in.
   * @param {ExerciseChecked} checked
   */
  solve({ solution }) {
    solution.forEach(({ value, alpha, beta, cut }, index) => {
      const blanks = this.blanks.get(index);
      if (blanks) {
        const window = value === null ? "" : `[${alpha ?? "−∞"}, ${beta ?? "+∞"}]`;
        const right = value === null ? t("page-exercise-unvisited") : `= ${value}`;
        const told = h(
          "div",
          { class: "solved" },
          h("strong", {}, right),
          this.hasWindows && window ? h("span", {}, window) : null,
        );
        blanks.value.parentElement?.querySelector(".solved")?.remove();
        blanks.value.parentElement?.append(told);
      }
      this.crosses.get(index)?.classList.toggle("is-cut", cut);
      this.edges.get(index)?.classList.toggle("cut", cut);
    });
  }

  /**
   * Shows which node a remark is about.
   * @param {number} node
   * @param {boolean} lit
   */
  light(node, lit) {
    this.blanks.get(node)?.value.parentElement?.classList.toggle("lit", lit);
    this.crosses.get(node)?.classList.toggle("lit", lit);
  }

  /**
   * @param {ExerciseChecked} checked
   * @param {boolean} solved
   */
  tell({ remarks, score, explained }, solved) {
    const told = remarks.filter(({ given, right }) => solved || given || right);
    fill(
      this.remarks,
      h("p", { class: "score" }, score),
      h(
        "ul",
        { class: "marks" },
        told.map(({ node, given, right, explanation }) => {
          const mark = right ? "right" : given ? "wrong" : "missing";
          // What is wrong is explained; what is not there yet stays for them to find.
          return h(
            "li",
            {
              "data-mark": mark,
              onpointerenter: () => this.light(node, true),
              onpointerleave: () => this.light(node, false),
            },
            h("span", { class: "unseen" }, t(`page-exercise-${mark}`), ": "),
            signs(explanation),
          );
        }),
      ),
      solved
        ? h(
            "ul",
            { class: "explained small" },
            explained.map((line) => h("li", {}, signs(line))),
          )
        : null,
    );
  }
}
