/** Runs in the page, as text. */
function bring(element: Element): boolean {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  if (height === 0) return false;
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  const pressed = element.closest("label") ?? element;
  const isCovered = shown !== null && !pressed.contains(shown);
  if (!isCovered && top >= 0 && bottom <= innerHeight) return false;
  element.scrollIntoView({ block: "center" });
  return isCovered || element.getBoundingClientRect().top !== top;
}

/**
 * Brings an element into sight and answers whether anything had to move, or lies over it: then it is pressed at
 * the next try, when all of the browser knows where it is, and what comes only when it is seen has come.
 */
export const bringIntoSight = String(bring);
