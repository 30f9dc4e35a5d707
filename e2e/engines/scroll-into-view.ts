/** Runs in the page, from its source text. */
function scroll(element: Element): boolean {
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
 * Scrolls an element into view. Returns true if it had to move or is covered: then the caller tries again,
 * after the layout has settled and lazy content has loaded.
 */
export const scrollIntoView = String(scroll);
