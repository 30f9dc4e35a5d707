import { withOwnHeadings } from "./tidy.ts";
import { makeLists } from "./word-lists.ts";

// Only parsing them would break the policy of the page.
const styleSheets = /<style\b[\s\S]*?<\/style\s*>/gi;

/** What was copied elsewhere, as plain as if it had been written here; tells whether pictures are lost. */
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

/** A table's row becomes a line. */
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
