import address from "./mark-block.css?url";

const styles = document.createElement("link");
styles.rel = "stylesheet";
styles.href = address;
document.head.append(styles);

let marked: HTMLElement | undefined;

/** Marks the block that is being read. Scrolls to it, unless the visitor has scrolled away from the block before. */
export function markBlock(element: HTMLElement | undefined) {
  if (element === marked) return;
  const isFollowed = !marked || isInView(marked, 0);
  delete marked?.dataset["reading"];
  marked = element;
  if (!marked) return;
  marked.dataset["reading"] = "";
  if (isFollowed && !isInView(marked, marked.offsetHeight))
    marked.scrollIntoView({ behavior: scrolling() });
}

/** The height of the bar at the bottom of the window. */
const bar = 88;

/** Whether at least this height of an element is in view. */
function isInView(element: HTMLElement, height: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const shown = Math.min(bottom, innerHeight - bar) - Math.max(top, 0);
  return shown > 0 && shown >= height;
}

const scrolling = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
