/** What a visitor without scripts has filled in so far, as it travels with the visitor. */
export type Carried = {
  read: () => string | undefined;
  write: (text: string | undefined) => void;
  /** The same, sealed for a hidden field, where the browser keeps no cookie. */
  field: string | undefined;
};

/** For pages that say the same to everybody. */
export const nothingCarried: Carried = {
  read: () => undefined,
  write: () => {},
  field: undefined,
};

/** How every page ends. */
export const ending = "</body></html>";

/** The same with what the visitor carries, as data that scripts may take over; nothing in it can end it. */
export function endingFor(text: string): string {
  const data = text.replaceAll("<", "\\u003c");
  return `<script type="application/json" id="carried">${data}</script>${ending}`;
}

export type Open = Carried & { isChanged: () => boolean };

/** What was opened, and a place for what becomes of it. */
export function carry(text: string | undefined, field?: string): Open {
  let now = text;
  return {
    read: () => now,
    write(changed: string | undefined) {
      now = changed;
    },
    field,
    isChanged: () => now !== text,
  };
}
