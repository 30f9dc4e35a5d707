const level = /mso-list:\s*\S+\s+level(\d)/i;
const numbered = /^\W?(?:\d+|[a-z]{1,4})[.)]/i;

/** The bullet or number that Word writes in front of the words. */
function takeMarker(item: HTMLElement): string {
  const marker = item.querySelector('span[style*="mso-list:Ignore" i]');
  marker?.remove();
  return marker?.textContent?.trim() ?? "";
}

/** Word hands over list items as paragraphs that look like some; here they become lists. */
export function makeLists(body: HTMLElement) {
  let open: HTMLElement[] = [];
  for (const item of body.querySelectorAll<HTMLElement>(
    'p[style*="mso-list"]',
  )) {
    const found = level.exec(item.getAttribute("style") ?? "");
    if (!found) continue;
    if (item.previousElementSibling !== open[0]) open = [];
    const depth = Math.min(Number(found[1]), open.length + 1);
    const tag = numbered.test(takeMarker(item)) ? "OL" : "UL";
    open.length = open[depth - 1]?.tagName === tag ? depth : depth - 1;
    const list = open[depth - 1] ?? begin(tag, item, open[open.length - 1]);
    open[depth - 1] = list;
    const entry = document.createElement("li");
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
  }
}

function begin(tag: string, item: HTMLElement, outer: HTMLElement | undefined) {
  const list = document.createElement(tag);
  if (outer?.lastElementChild) outer.lastElementChild.append(list);
  else item.before(list);
  return list;
}
