import { refusals } from "#shared/rules/refusals.ts";

/** Messages for refusals, by code, and for failures that only the browser detects. */
export const refusalWords = {
  en: {
    unreachable:
      "The server cannot be reached. Please check your connection and try again.",
    ...refusals.en,
  },
  es: {
    unreachable:
      "No se puede conectar con el servidor. Revise su conexión e inténtelo de nuevo.",
    ...refusals.es,
  },
};
