// @ts-check
/** Paths of addresses: the one place where their parts are percent-encoded. */

/**
 * A path in which everything filled in is encoded: ``path`tables/${id}/record` ``.
 * @param {TemplateStringsArray} fixed
 * @param {...(string | number)} parts
 */
export function path(fixed, ...parts) {
  return String.raw({ raw: fixed }, ...parts.map(encodeURIComponent));
}

/**
 * A path with its query, if there is one.
 * @param {string} base
 * @param {Record<string, string>} query
 */
export function withQuery(base, query) {
  const written = new URLSearchParams(query).toString();
  return written ? `${base}?${written}` : base;
}
