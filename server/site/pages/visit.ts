/** The entries of a visit by plain forms as JSON, read from and saved to the cookie. */
export type StoredVisit = {
  read: () => string | undefined;
  /** `undefined` ends the visit. */
  write: (text: string | undefined) => void;
};

/** For pages that are the same for all visitors. */
export const noVisit: StoredVisit = { read: () => undefined, write: () => {} };

export type OpenVisit = StoredVisit & { isChanged: () => boolean };

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

/** Embeds the visit as JSON for scripts to take over; `<` is escaped so that it cannot end the element. */
export function withVisit(html: string, text: string | undefined): string {
  if (text === undefined) return html;
  const data = text.replaceAll("<", "\\u003c");
  const element = `<script type="application/json" id="visit">${data}</script>`;
  return html.replace(ending, () => element + ending);
}
