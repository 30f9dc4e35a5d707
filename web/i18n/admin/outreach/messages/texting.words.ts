import { durationInWords } from "#shared/rules/sentences/duration.ts";
import { shortestWindow } from "#shared/rules/outreach/texting/texting-hours.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

/** The hours in which texts are sent, and the time zone they refer to. */

const en = {
  sources: {
    timezone: "time zone",
    zip: "ZIP code",
    phone: "phone",
  },
  zones: (sources: string) =>
    `For example: Eastern. The local time comes from: ${sources}.`,
  testMode: "Test mode: no texts leave this server",
  tab: "Hours",
  title: "When texts can be sent",
  intro:
    "By the local time of each parent. The law allows 8 AM to 9 PM. Texts due outside these hours wait until the hours begin again.",
  opens: "From",
  closes: "Until",
  sundayopens: "On Sundays from",
  hour: (hour: number) =>
    hour === 12 ? "12 noon" : hour < 12 ? `${hour} AM` : `${hour - 12} PM`,
  noSundays: "No texts on Sundays",
  save: "Save hours",
  saved: "Hours saved.",
  tooShort: `Please leave at least ${durationInWords(shortestWindow, "hour", "en")} for texts.`,
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
    `Por ejemplo: Este. La hora local viene de: ${sources}.`,
  testMode: "Modo de prueba: ningún mensaje sale de este servidor",
  tab: "Horario",
  title: "Cuándo se pueden enviar mensajes",
  intro:
    "Según la hora local de cada padre o madre. La ley permite de 8 a. m. a 9 p. m. Fuera de ese horario, los mensajes esperan.",
  opens: "Desde",
  closes: "Hasta",
  sundayopens: "Los domingos desde",
  hour: (hour) =>
    hour === 12
      ? "12 del mediodía"
      : hour < 12
        ? `${hour} a. m.`
        : `${hour - 12} p. m.`,
  noSundays: "Sin mensajes los domingos",
  save: "Guardar horario",
  saved: "Se guardó el horario.",
  tooShort: `Deje al menos ${durationInWords(shortestWindow, "hour", "es")} para los mensajes.`,
  noZone:
    "Por ejemplo: Este. Sin la zona horaria, los mensajes esperan a que sea de día en todo Estados Unidos.",
};

export const textingWords = adminCatalog(en, es);
