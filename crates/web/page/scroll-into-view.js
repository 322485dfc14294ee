// @ts-check
/** Scrolling within a list. */

/**
 * Scrolls a list, and nothing else, so that something in it is seen.
 * @param {HTMLElement} list
 * @param {HTMLElement} element
 */
export function scrollIntoView(list, element) {
  const [box, here] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  if (here.top < box.top || here.bottom > box.bottom) {
    list.scrollTop += here.top - box.top - box.height / 2;
  }
  if (here.left < box.left || here.right > box.right) {
    list.scrollLeft += here.left - box.left - box.width / 2;
  }
}
