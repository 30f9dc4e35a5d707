/** Runs in the page, as text. */
function bring(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (height === 0 || (top >= 0 && bottom <= innerHeight)) return false;
  element.scrollIntoView({ block: "center" });
  return element.getBoundingClientRect().top !== top;
}

/**
 * Brings an element into sight and answers whether anything had to move: then it is pressed at the next
 * try, when all of the browser knows where it is, and what comes only when it is seen has come.
 */
export const bringIntoSight = String(bring);
