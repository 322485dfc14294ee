// @ts-check
/** The panels of the table view, and where they stand around the board. */

import { h } from "../dom.js";
import { t } from "../words.js";
import { annotatePanel } from "./annotate.js";
import { companyPanel } from "./company.js";
import { controlsPanel } from "./controls.js";
import { countersPanel } from "./draw-counters.js";
import { drawOfferPanel } from "./draw-offer.js";
import { endingPanel } from "./ending.js";
import { evaluationBar, evaluationGraph } from "./evaluation.js";
import { explorerPanel } from "./explorer.js";
import { extrasPanel } from "./extras.js";
import { factsPanel } from "./facts.js";
import { linePlayer } from "./line-player.js";
import { lookingPanel } from "./looking-panel.js";
import { movesPanel } from "./moves.js";
import { playersPanel } from "./players.js";
import { proposalPanel } from "./proposal.js";
import { rulesLine } from "./rules-line.js";
import { openSeatDialog } from "./seat-dialog.js";
import { statusPanel } from "./status.js";
import { studyPanel } from "./study.js";
import { advicePanel, thinkingPanel, threatsPanel } from "./thinking.js";
import { verdictPanel } from "./verdict.js";

/** @typedef {import("./view-model.js").Panel} Panel */

/**
 * Every panel of a table, in the order in which they are drawn.
 * @param {import("./view-model.js").Actions} actions
 * @param {import("../wire.js").Register} register
 */
export function tablePanels(actions, register) {
  const status = statusPanel(actions);
  return {
    players: playersPanel(
      (view, seat) => openSeatDialog(view.state, seat, register, actions.ask),
      status.element,
    ),
    controls: controlsPanel(actions),
    moves: movesPanel(actions),
    annotate: annotatePanel(actions),
    explorer: explorerPanel(actions, register),
    study: studyPanel(),
    facts: factsPanel(),
    line: linePlayer(actions),
    thinking: thinkingPanel(),
    advice: advicePanel(actions),
    threats: threatsPanel(),
    counters: countersPanel(),
    bar: evaluationBar(),
    graph: evaluationGraph(actions),
    status,
    ending: endingPanel(actions),
    extras: extrasPanel(actions),
    offer: drawOfferPanel(actions),
    proposal: proposalPanel(actions),
    company: companyPanel(actions),
    looking: lookingPanel(actions),
    verdict: verdictPanel(actions),
    rules: rulesLine(register),
  };
}

/**
 * @param {ReturnType<typeof tablePanels>} panels
 * @param {{ title: HTMLElement, offline: HTMLElement, stage: HTMLElement, replay: HTMLElement, spoken: HTMLElement, drill: HTMLElement, talk: HTMLElement }} parts
 */
export function layOutTable(panels, { title, offline, stage, replay, spoken, drill, talk }) {
  return h(
    "div",
    { class: "table-view" },
    title,
    offline,
    panels.players.element,
    h(
      "div",
      { class: "stage-area" },
      panels.status.element,
      h("div", { class: "stage-row" }, panels.bar.element, stage),
    ),
    h(
      "aside",
      { class: "side", "aria-label": t("page-side") },
      drill,
      panels.ending.element,
      panels.offer.element,
      panels.proposal.element,
      panels.controls.element,
      panels.line.element,
      spoken,
      h("section", { class: "panel" }, panels.moves.element, panels.looking.element, replay),
      panels.company.element,
      panels.annotate.element,
      panels.explorer.element,
      panels.study.element,
      panels.facts.element,
      talk,
      panels.graph.element,
      panels.verdict.element,
      panels.advice.element,
      panels.threats.element,
      panels.thinking.element,
      panels.counters.element,
      panels.extras.element,
      panels.rules.element,
    ),
  );
}
