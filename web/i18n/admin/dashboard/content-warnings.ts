import { digits } from "#web/i18n/admin/common.ts";

const en = {
  title: "Before parents see it",
  allReady:
    "Nothing to do: the texts are complete in both languages, and none is due for a check.",
  failed: "The list of texts to check could not be loaded.",
  tryAgain: "Try again",
  placeholders: "Still a placeholder",
  languages: "English and Spanish differ",
  due: "Due for a check",
  doses: "The text about doses",
  question: (text: string) => `Question “${text}”`,
  ofPlace: (place: string, text: string) => `${place}: ${text}`,
  problems: {
    no_spanish: "The Spanish is missing.",
    no_english: "The English is missing.",
    spanish_longer: "The Spanish is much longer than the English.",
    spanish_shorter: "The Spanish is much shorter than the English.",
  },
  checkBy: (date: string) => `Check by ${date}`,
  overdue: (date: string) => `Overdue since ${date}`,
  more: (amount: number) => `and ${digits.en(amount)} more`,
};

const es: typeof en = {
  title: "Antes de que lo vean los padres",
  allReady:
    "Todo listo: los textos están completos en los dos idiomas y no hay ninguno por revisar.",
  failed: "No se pudo cargar la lista de textos por revisar.",
  tryAgain: "Intentar de nuevo",
  placeholders: "Textos por completar",
  languages: "El inglés y el español no coinciden",
  due: "Por revisar",
  doses: "El texto sobre las dosis",
  question: (text) => `Pregunta “${text}”`,
  ofPlace: (place, text) => `${place}: ${text}`,
  problems: {
    no_spanish: "Falta el español.",
    no_english: "Falta el inglés.",
    spanish_longer: "El español es mucho más largo que el inglés.",
    spanish_shorter: "El español es mucho más corto que el inglés.",
  },
  checkBy: (date) => `Revisar antes del ${date}`,
  overdue: (date) => `Atrasado desde el ${date}`,
  more: (amount) => `y ${digits.es(amount)} más`,
};

export const contentWarningsWords = { en, es };
