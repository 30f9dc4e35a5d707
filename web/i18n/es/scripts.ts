import type { ScriptsWords } from "#web/i18n/en/scripts.ts";

export const scripts: ScriptsWords = {
  needed:
    "Esta página necesita JavaScript, y está desactivado en su navegador. Por favor, actívelo y cargue la página de nuevo.",
};
