/** The words of a link stay, the way out does not. */
export function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/gi, "");
}
