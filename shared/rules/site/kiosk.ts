import { idPattern } from "#shared/rules/ids.ts";

/** The page that turns a browser into a clinic tablet, and from which each family starts. */
export const kioskPath = "/kiosk";

/** The fields of the form on that page. */
export const kioskActs = { begin: "begin", leave: "leave" } as const;

/** After `ask` seconds without a touch or a key the tablet asks, and `wipe` seconds later it forgets the family. */
export const idleSeconds = { ask: 60, wipe: 20 };

const shown = new RegExp(
  `^/(kiosk|quiz|question/\\d+|(rank|results)/${idPattern}|concerns(/${idPattern})?|information|sources)/?$`,
);

/** Whether a clinic tablet shows the page: it has no forms to write to the clinic, personal links or staff pages. */
export function isShownOnKiosk(path: string): boolean {
  return shown.test(path);
}
