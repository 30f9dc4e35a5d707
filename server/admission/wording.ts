/** What the page says to whoever comes while many others are here. */
export const crowdWords = {
  en: {
    title: "Many families are here right now",
    wait: "Please keep this page open. It tries again by itself and opens when there is room for you.",
    nothingLost:
      "Nothing is lost. If you already started the quiz, your answers are still on this device.",
    now: "Try now",
    other: "Español",
  },
  es: {
    title: "En este momento hay muchas familias aquí",
    wait: "Deje esta página abierta. Vuelve a intentarlo sola y se abre en cuanto haya lugar para usted.",
    nothingLost:
      "No se pierde nada. Si ya empezó el cuestionario, sus respuestas siguen guardadas en este dispositivo.",
    now: "Intentar ahora",
    other: "English",
  },
};
