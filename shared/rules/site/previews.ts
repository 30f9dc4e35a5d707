/** How many days a link to a preview works, and how many links may work at the same time. */
export const previewDays = 7;
export const mostPreviews = 20;

/** Minutes of a preview in any other browser, such as a phone of the clinic that a family may use next. */
export const phoneMinutes = 24 * 60;

/**
 * Minutes of a preview in a browser where staff are signed in. It is short, because all tabs of that browser show
 * the preview.
 */
export const deskMinutes = 60;

/** The header that pages of a preview send with every call. */
export const previewHeader = "x-preview";

/** The address of the script for pages of a preview. */
export const previewScriptAddress = "/preview.js";

export const leaveAddress = "/preview/leave";

/** Pages that families reach only through the quiz. A preview opens them with a made-up result. */
export const samplePages = {
  rank: "/rank/sample",
  results: "/results/sample",
  calm: "/results/calm",
} as const;
