/** What a visitor without scripts has filled in, as JSON; opened from the visitor's cookie, and saved into it again. */
export type Visit = {
  read: () => string | undefined;
  /** `undefined` ends the visit. */
  write: (text: string | undefined) => void;
};

/** For pages that are the same for everybody. */
export const noVisit: Visit = { read: () => undefined, write: () => {} };

export type OpenVisit = Visit & { isChanged: () => boolean };

export function openVisit(text: string | undefined): OpenVisit {
  let now = text;
  return {
    read: () => now,
    write(changed: string | undefined) {
      now = changed;
    },
    isChanged: () => now !== text,
  };
}

const ending = "</body></html>";

/** Adds the visit to its page as data, which scripts take over. Nothing in it can end the element. */
export function withVisit(html: string, text: string | undefined): string {
  if (text === undefined) return html;
  const data = text.replaceAll("<", "\\u003c");
  const element = `<script type="application/json" id="visit">${data}</script>`;
  return html.replace(ending, () => element + ending);
}
