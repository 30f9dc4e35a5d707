/** In which hours texts go, and by whose clocks. */

const en = {
  sources: {
    timezone: "time zone",
    zip: "ZIP code",
    phone: "phone",
  },
  zones: (sources: string) =>
    `For example: Eastern. Texts follow the local time of: ${sources}.`,
  noZone:
    "For example: Eastern. Without it, texts wait until it is daytime in all of the United States.",
};

const es: typeof en = {
  sources: {
    timezone: "zona horaria",
    zip: "código postal",
    phone: "teléfono",
  },
  zones: (sources: string) =>
    `Por ejemplo: Este. Los mensajes siguen la hora local de: ${sources}.`,
  noZone:
    "Por ejemplo: Este. Sin ella, los mensajes esperan a que sea de día en todo Estados Unidos.",
};

export const textingWords = { en, es };
