// @ts-check
/** The client of the studies: analysis boards under one title. */

import { apiUrl, get, post } from "./api.js";
import { path } from "./path.js";

/** @typedef {import("./wire.js").StudyShown} StudyShown */

/** @returns {Promise<import("./wire.js").StudyEntry[]>} */
export function fetchStudies() {
  return get("studies");
}

/**
 * @param {string} id
 * @returns {Promise<StudyShown>}
 */
export function fetchStudy(id) {
  return get(path`studies/${id}`);
}

/**
 * The study of which a table is a chapter.
 * @param {string} table
 * @returns {Promise<StudyShown | null>}
 */
export function fetchStudyOf(table) {
  return get(path`tables/${table}/study`);
}

/**
 * @param {import("./wire.js").StudyRequest} study
 * @returns {Promise<StudyShown>}
 */
export function beginStudy(study) {
  return post("studies", study);
}

/**
 * @param {string} id
 * @param {import("./wire.js").StudyEdit} edit
 * @returns {Promise<StudyShown>}
 */
export function editStudy(id, edit) {
  return post(path`studies/${id}`, edit);
}

/**
 * @param {string} id
 * @param {import("./wire.js").ChapterRequest} chapter
 * @returns {Promise<StudyShown>}
 */
export function addChapter(id, chapter) {
  return post(path`studies/${id}/chapters`, chapter);
}

/**
 * @param {string} id
 * @returns {Promise<boolean>}
 */
export function forgetStudy(id) {
  return post(path`studies/${id}/forget`, {});
}

/**
 * Where all chapters of a study are had as one file.
 * @param {string} id
 * @param {string} form
 */
export function studyUrl(id, form) {
  return apiUrl(path`studies/${id}/record`, { form });
}
