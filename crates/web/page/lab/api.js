// @ts-check
/** The client of the laboratory: comparisons, exercises and lessons. */

import { apiUrl, asText, get, post } from "../api.js";
import { path } from "../path.js";

/** @typedef {import("../wire.js").ComparisonShown} ComparisonShown */
/** @typedef {import("../wire.js").ExerciseRequest} ExerciseRequest */
/** @typedef {import("../wire.js").HandoutShown} HandoutShown */

/**
 * @param {import("../wire.js").ComparisonRequest} comparison
 * @returns {Promise<ComparisonShown>}
 */
export function beginComparison(comparison) {
  return post("comparisons", comparison);
}

/**
 * @param {string} id
 * @returns {Promise<ComparisonShown>}
 */
export function fetchComparison(id) {
  return get(path`comparisons/${id}`);
}

/** @param {string} id */
export function stopComparison(id) {
  return post(path`comparisons/${id}/stop`, {});
}

/**
 * Where the report of a comparison is had.
 * @param {string} id
 * @param {Record<string, string>} query its form, and the axis of a plot
 */
export function comparisonReportUrl(id, query) {
  return apiUrl(path`comparisons/${id}/report`, query);
}

/**
 * @param {ExerciseRequest} exercise
 * @returns {Promise<import("../wire.js").ExerciseShown>}
 */
export function fetchExercise(exercise) {
  return post("exercises", exercise);
}

/**
 * @param {ExerciseRequest} exercise
 * @param {string} answers
 * @returns {Promise<import("../wire.js").ExerciseChecked>}
 */
export function checkExercise(exercise, answers) {
  return post("exercises/check", { ...exercise, answers });
}

/**
 * Where an exercise is had on paper.
 * @param {ExerciseRequest} exercise
 * @param {Record<string, string>} query
 */
export function exerciseSheetUrl(exercise, query) {
  return apiUrl("exercises/sheet", { ...asText(exercise), ...query });
}

/** @returns {Promise<import("../wire.js").LessonEntry[]>} */
export function fetchLessons() {
  return get("lessons");
}

/**
 * @param {string} name
 * @returns {Promise<import("../wire.js").LessonShown>}
 */
export function fetchLesson(name) {
  return get(path`lessons/${name}`);
}

/**
 * Lets a tiny evaluation learn from some more games.
 * @param {import("../wire.js").TrainingRequest} training
 * @returns {Promise<import("../wire.js").TrainingShown>}
 */
export function trainValues(training) {
  return post("training", training);
}

/**
 * What the weights of Othello say of each square.
 * @returns {Promise<import("../wire.js").WeightsShown>}
 */
export function fetchWeights() {
  return get("training/weights");
}

/**
 * The exercises that this browser has handed out, the newest first.
 * @returns {Promise<import("../wire.js").HandoutEntry[]>}
 */
export function fetchHandouts() {
  return get("handouts");
}

/**
 * Deletes an exercise that this browser has handed out, with its results.
 * @param {number} number
 */
export function clearHandout(number) {
  return post(path`handouts/${number}/clear`, {});
}

/**
 * Hands an exercise out to a class.
 * @param {ExerciseRequest} exercise
 * @returns {Promise<HandoutShown>}
 */
export function openHandout(exercise) {
  return post("handouts", exercise);
}

/**
 * @param {number} number
 * @returns {Promise<HandoutShown>}
 */
export function fetchHandout(number) {
  return get(path`handouts/${number}`);
}

/**
 * Has checked what a learner has filled in; the teacher sees the result.
 * @param {number} number
 * @param {import("../wire.js").HandoutAnswers} answers
 * @returns {Promise<import("../wire.js").ExerciseChecked>}
 */
export function answerHandout(number, answers) {
  return post(path`handouts/${number}/answers`, answers);
}

/**
 * Where the results of a class are had as a spreadsheet.
 * @param {number} number
 */
export function handoutResultsUrl(number) {
  return apiUrl(path`handouts/${number}/results`);
}
