export const scripts = {
  needed:
    "This page needs JavaScript, and it is switched off in your browser. Please switch it on and load the page again.",
};

export type ScriptsWords = typeof scripts;
