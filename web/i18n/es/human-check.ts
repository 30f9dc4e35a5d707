import type { HumanCheckWords } from "#web/i18n/en/human-check.ts";

export const humanCheck: HumanCheckWords = {
  waiting: "Control contra robots: se hace solo mientras usted escribe.",
  running: "Control contra robots: un momento…",
  done: "Control contra robots: listo.",
  failed: "Control contra robots: se repetirá al enviar.",
};
