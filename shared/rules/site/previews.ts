/** How long a link to a preview works, and how many may work at the same time. */
export const previewDays = 7;
export const mostPreviews = 20;

/** Minutes of a preview in a browser where staff are signed in: all its tabs show the preview. */
export const deskMinutes = 60;

/** Sent by the scripts of a preview's pages with every call. */
export const previewHeader = "x-preview";

/** Where the script of a preview's pages is. */
export const previewScriptAddress = "/preview.js";

export const leaveAddress = "/preview/leave";
