const loneParagraph = /<li><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs;
const emptyEnd = /(?:<p>(?:\s|&nbsp;|<br>)*<\/p>)+$/;

/** Removes invisible markup: paragraphs around list items and empty paragraphs at the end. */
export function tidyHtml(html: string): string {
  return html.replace(loneParagraph, "<li>$1").replace(emptyEnd, "");
}

/** Maps headings to levels 3 and 4, because the page uses levels 1 and 2. */
export function withOwnHeadings(html: string): string {
  return html
    .replace(/<(\/?)h[12](?=[\s>])/gi, "<$1h3")
    .replace(/<(\/?)h[56](?=[\s>])/gi, "<$1h4");
}

// Parsing style sheets would violate the content security policy.
const styleSheets = /<style\b[\s\S]*?<\/style\s*>/gi;

/** Reduces pasted HTML to the editor's formats; `lost` tells whether images were dropped. */
export function cleanPasted(html: string): { html: string; lost: boolean } {
  if (html.includes("data-pm-slice")) return { html, lost: false };
  const parser = new DOMParser();
  const plain = withOwnHeadings(html.replace(styleSheets, ""));
  const { body } = parser.parseFromString(plain, "text/html");
  makeLists(body);
  const all = (selector: string) => [
    ...body.querySelectorAll<HTMLElement>(selector),
  ];
  all("u, s, strike, del, ins").forEach((element) =>
    element.replaceWith(...element.childNodes),
  );
  all("tr").forEach(flatten);
  all("[style]").forEach(keepEmphasis);
  all('a[href^="http:" i]').forEach(makeSecure);
  makeSpacesPlain(body);
  const pictures = all("img");
  all("p").forEach((paragraph) => {
    if (paragraph.textContent.trim() === "") paragraph.remove();
  });
  const isLost = (picture: HTMLElement) =>
    !/^\/(uploads|images)\//.test(picture.getAttribute("src") ?? "");
  return { html: body.innerHTML, lost: pictures.some(isLost) };
}

/** Turns a table row into a line of text. */
function flatten(row: HTMLElement) {
  const line = document.createElement("p");
  const cells = [...row.children].map((cell) => cell.textContent.trim());
  line.textContent = cells.filter((text) => text !== "").join(" – ");
  row.replaceChildren(line);
}

function keepEmphasis(element: HTMLElement) {
  const { fontWeight, fontStyle } = element.style;
  element.removeAttribute("style");
  if (fontWeight !== "") element.style.fontWeight = fontWeight;
  if (fontStyle !== "") element.style.fontStyle = fontStyle;
}

function makeSecure(link: HTMLElement) {
  const address = link.getAttribute("href") ?? "";
  link.setAttribute("href", address.replace(/^http:/i, "https:"));
}

function makeSpacesPlain(body: HTMLElement) {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replace(/[\s\u00a0]+/g, " ");
  }
}

const level = /mso-list:\s*\S+\s+level(\d)/i;
const numbered = /^\W?(?:\d+|[a-z]{1,4})[.)]/i;

/** Removes and returns the bullet or number that Word puts before the text. */
function takeMarker(item: HTMLElement): string {
  const marker = item.querySelector('span[style*="mso-list:Ignore" i]');
  marker?.remove();
  return marker?.textContent?.trim() ?? "";
}

/** Word copies list items as styled paragraphs; turn them into lists. */
function makeLists(body: HTMLElement) {
  let openLists: HTMLElement[] = [];
  for (const item of body.querySelectorAll<HTMLElement>(
    'p[style*="mso-list"]',
  )) {
    const levelMatch = level.exec(item.getAttribute("style") ?? "");
    if (!levelMatch) continue;
    if (item.previousElementSibling !== openLists[0]) openLists = [];
    const depth = Math.min(Number(levelMatch[1]), openLists.length + 1);
    const tag = numbered.test(takeMarker(item)) ? "OL" : "UL";
    openLists.length =
      openLists[depth - 1]?.tagName === tag ? depth : depth - 1;
    const list =
      openLists[depth - 1] ??
      startList(tag, item, openLists[openLists.length - 1]);
    openLists[depth - 1] = list;
    const entry = document.createElement("li");
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
  }
}

function startList(
  tag: string,
  item: HTMLElement,
  outer: HTMLElement | undefined,
) {
  const list = document.createElement(tag);
  if (outer?.lastElementChild) outer.lastElementChild.append(list);
  else item.before(list);
  return list;
}
