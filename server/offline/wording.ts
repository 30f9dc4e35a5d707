/** What our own page says where a page cannot be had, and what an installed site is called. */
export const offlineWords = {
  en: {
    title: "No connection right now",
    wait: "This page is not saved on your device. It opens by itself as soon as there is a connection.",
    nothingLost: "Nothing is lost. Answers you gave are still on this device.",
    can: "You can open these without a connection:",
    quiz: "The quiz",
    concerns: "All topics",
    results: "Your results",
    now: "Try now",
    other: "Español",
    shortName: "HPV quiz",
  },
  es: {
    title: "No hay conexión en este momento",
    wait: "Esta página no está guardada en su dispositivo. Se abre sola en cuanto haya conexión.",
    nothingLost:
      "No se pierde nada. Sus respuestas siguen guardadas en este dispositivo.",
    can: "Sin conexión puede abrir esto:",
    quiz: "El cuestionario",
    concerns: "Todos los temas",
    results: "Sus resultados",
    now: "Intentar ahora",
    other: "English",
    shortName: "VPH",
  },
};
