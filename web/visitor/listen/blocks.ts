import type { Language } from "#shared/rules/language.ts";

/** The text of a paragraph, heading, list item or label. */
export interface Block {
  element: HTMLElement;
  language: Language;
  text: string;
}

const controls =
  "button, input, select, textarea, progress, iframe, svg, [aria-hidden='true'], [data-aloud='skip'], details:not([open])";

/**
 * The visible text inside an element, in order. Leaves out controls, what visitors type into them, and blocks that are
 * only a link.
 */
export function blocksIn(area: Element): Block[] {
  const nodes = document.createTreeWalker(
    area,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && (node.matches(controls) || isHidden(node))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  const blocks: (Block & { isLink: boolean })[] = [];
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    const { parentElement: parent } = node;
    const text = node instanceof Text ? node.data : lineBreak(node);
    if (!text || !parent) continue;
    const element = blockOf(parent);
    const language = languageOf(parent);
    const isLink = text.trim() === "" || parent.closest("a") !== null;
    const last = blocks[blocks.length - 1];
    if (last?.element === element && last.language === language) {
      last.text += text;
      last.isLink &&= isLink;
    } else blocks.push({ element, language, text, isLink });
  }
  return blocks
    .map(({ isLink, ...block }) => ({
      ...block,
      text: isLink ? "" : block.text.replace(/\s+/g, " ").trim(),
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

const lineBreak = ({ nodeName }: Node) => (nodeName === "BR" ? " " : "");

/** Text for screen readers only is in a box of 1 px. A line break has no box. */
function isHidden(element: Element): boolean {
  return (
    element.nodeName !== "BR" && element.getBoundingClientRect().width <= 1
  );
}

function blockOf(element: HTMLElement): HTMLElement {
  const isInline = /^(inline|contents)/.test(getComputedStyle(element).display);
  return isInline && element.parentElement
    ? blockOf(element.parentElement)
    : element;
}

/** The language of the nearest part of the page that names one. */
function languageOf(element: Element): Language {
  return element.closest("[lang|=es], [lang|=en]")?.matches("[lang|=es]")
    ? "es"
    : "en";
}
