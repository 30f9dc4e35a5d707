import { expect, type Page } from "@playwright/test";

/** Runs in the page: how far it is wider than the window, and three wide elements. Empty if it fits. */
function readOverhang(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("main *")].filter(
    (each) => each.getBoundingClientRect().right > clientWidth,
  );
  const causes = wide.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 120));
  return [[`${scrollWidth - clientWidth} px`, ...causes].join("\n    ")];
}

export const findOverhang = (page: Page) => page.evaluate(readOverhang);

export async function expectNoHorizontalScrolling(page: Page) {
  expect(await findOverhang(page), page.url()).toEqual([]);
}

/**
 * Sets the text size to 200% in the browser's settings, which media queries also follow. The returned function sets it
 * back.
 */
export async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page);
  const setSize = (standard: number, fixed: number) =>
    session.send("Page.setFontSizes", { fontSizes: { standard, fixed } });
  await setSize(32, 26);
  return () => setSize(16, 13);
}

/** Runs in the page: words that are on two lines, and buttons and links whose text is wider than they are. */
export function findCutWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const { parentElement: parent } = node;
    // Text for screen readers only is in a box of 1 px.
    if (
      !parent?.checkVisibility({ visibilityProperty: true }) ||
      parent.getBoundingClientRect().width <= 1
    )
      continue;
    // Longer words may get a hyphen, and web addresses may break anywhere.
    const words = /(?<![\p{L}.’'])[\p{L}’']{1,14}(?![\p{L}’']|\.\p{L})/gu;
    for (const word of (node.textContent ?? "").matchAll(words)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top, height }) => [top, height] as const);
      const [first] = tops;
      if (first && tops.some(([top]) => top > first[0] + first[1] / 2))
        found.push(`${word[0]}: ${parent.outerHTML.slice(0, 80)}`);
    }
  }
  for (const each of document.querySelectorAll("button, a, summary, label"))
    if (each.clientWidth > 1 && each.scrollWidth > each.clientWidth)
      found.push(
        `${each.scrollWidth - each.clientWidth} px of ${each.outerHTML.slice(0, 120)}`,
      );
  return found;
}
