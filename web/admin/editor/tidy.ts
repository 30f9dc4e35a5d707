const loneParagraph = /<li><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs;
const emptyEnd = /(?:<p>(?:\s|&nbsp;|<br>)*<\/p>)+$/;

/** The editor's HTML without what nobody sees: paragraphs around list items, empty ones at the end. */
export function tidy(html: string): string {
  return html.replace(loneParagraph, "<li>$1").replace(emptyEnd, "");
}

/** The page around a text has the first two levels of headings: what is higher or deeper is fitted in. */
export function withOwnHeadings(html: string): string {
  return html
    .replace(/<(\/?)h[12](?=[\s>])/gi, "<$1h3")
    .replace(/<(\/?)h[56](?=[\s>])/gi, "<$1h4");
}
