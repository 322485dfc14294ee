// @ts-check
/**
 * Building elements, never from text that could hold markup: there is no innerHTML, so a player's
 * name is only ever a name and nothing is to be sanitised against XSS. Only the rules come as
 * HTML, an article that the server has written and escaped (views/rules.js).
 */

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, any>} Attributes */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element of the page.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  dress(element, attributes);
  element.append(...nodes(children));
  return element;
}

/**
 * An element of a drawing.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, attributes = {}, ...children) {
  const element = /** @type {SVGElementTagNameMap[K]} */ (document.createElementNS(SVG, tag));
  dress(element, attributes);
  element.append(...nodes(children));
  return element;
}

/**
 * Puts other children into an element. Focus that was on something drawn anew, known by its
 * `data-action`, stays on it.
 * @template {Element} E
 * @param {E} element
 * @param {...(Child | Child[])} children
 * @returns {E}
 */
export function fill(element, ...children) {
  const held = element.contains(document.activeElement) ? document.activeElement : null;
  const action = held instanceof HTMLElement ? held.dataset.action : undefined;
  element.replaceChildren(...nodes(children));
  const again = action && element.querySelector(`[data-action="${action}"]`);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  return element;
}

/** @type {WeakMap<Element, string>} */
const filled = new WeakMap();

/**
 * Puts other children into an element only if they would differ, so that a button is not taken
 * away under a finger.
 * @param {Element} element
 * @param {unknown} signature everything that the children depend on
 * @param {() => (Child | Child[])[]} children
 */
export function refill(element, signature, children) {
  const sign = JSON.stringify([document.documentElement.lang, signature]);
  if (filled.get(element) === sign) return;
  filled.set(element, sign);
  fill(element, ...children());
}

/**
 * Sets attributes, listeners (`onclick`), classes and custom properties (`style`).
 * @param {Element} element
 * @param {Attributes} attributes
 */
function dress(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") tint(element, value);
    else if (name === "value" && "value" in element) element.value = value;
    else if (typeof value === "boolean" && !name.startsWith("aria-")) {
      element.toggleAttribute(name, value);
    } else element.setAttribute(name, String(value));
  }
}

/**
 * Sets properties of style one by one: a policy that forbids style in markup allows this.
 * @param {Element} element
 * @param {Record<string, string | number>} properties
 */
export function tint(element, properties) {
  const { style } = /** @type {HTMLElement | SVGElement} */ (element);
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, String(value));
}

/**
 * @param {(Child | Child[])[]} children
 * @returns {(Node | string)[]}
 */
function nodes(children) {
  return children.flat().flatMap((child) => {
    if (child === null || child === undefined || child === false) return [];
    return [child instanceof Node ? child : String(child)];
  });
}
