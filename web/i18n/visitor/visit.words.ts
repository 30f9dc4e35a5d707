import type { Stage } from "#shared/rules/quiz/visit/child-notes.ts";

/** What to say first if the family's answers make the clinic's own words wrong. */
type Announcements = Record<Exclude<Stage, "open">, string>;

const announcements: Announcements = {
  "too young":
    "This vaccine can be given from age 9 on. Today is a good time for your questions.",
  started:
    "Your child has started the HPV vaccine. I will check if another dose is due.",
  finished:
    "Thank you for protecting your child. I will check if anything is left to do.",
};

const en = {
  title: "For the doctor",
  language: "Language of this page",
  announce: "Say first",
  announcements,
  questions: "The family’s questions",
  noQuestions: "The family did not choose questions.",
  own: "In their own words:",
  hesitate: "If they hesitate",
  ask: "Ask: “What matters most to you about this?”",
  recommend: "If a dose is due: “I recommend it today.”",
  signed: (name: string, day: string) => `Approved by ${name}, ${day}`,
  gone: (amount: number) =>
    amount === 1
      ? "1 topic is no longer on this site."
      : `${amount} topics are no longer on this site.`,
  notToday: "If not today",
  made: (day: string) => `Made by the parent on ${day}. Not a medical record.`,
  print: "Print",
  sample: "This is an example.",
  empty:
    "Families open this page from their quiz results, to show a doctor what they want to talk about.",
  broken:
    "This link is incomplete. Ask the family to open the page again from their results.",
  newer:
    "This link was made with a newer version of this site. Reload this page.",
  needsScripts:
    "This browser does not run scripts, so it cannot show the family’s questions. Ask the family to show this page on their phone, or to print it.",
};

const anuncios: Announcements = {
  "too young":
    "Esta vacuna se puede poner desde los 9 años. Hoy es un buen momento para sus preguntas.",
  started:
    "Su hijo o hija ya empezó con la vacuna contra el VPH. Voy a revisar si le toca otra dosis.",
  finished:
    "Gracias por proteger a su hijo o hija. Voy a revisar si falta algo por hacer.",
};

const es: typeof en = {
  title: "Para el doctor",
  language: "Idioma de esta página",
  announce: "Para empezar",
  announcements: anuncios,
  questions: "Las preguntas de la familia",
  noQuestions: "La familia no eligió preguntas.",
  own: "En sus propias palabras:",
  hesitate: "Si dudan",
  ask: "Pregunte: “¿Qué es lo más importante para usted en esto?”",
  recommend: "Si le toca una dosis: “La recomiendo hoy”.",
  signed: (name, day) => `Aprobado por ${name} el ${day}`,
  gone: (amount) =>
    amount === 1
      ? "1 tema ya no está en este sitio."
      : `${amount} temas ya no están en este sitio.`,
  notToday: "Si no es hoy",
  made: (day) =>
    `Hecho por el padre o la madre el ${day}. No es un expediente médico.`,
  print: "Imprimir",
  sample: "Esto es un ejemplo.",
  empty:
    "Las familias abren esta página desde sus resultados para mostrarle al doctor de qué quieren hablar.",
  broken:
    "Este enlace está incompleto. Pida a la familia que abra la página otra vez desde sus resultados.",
  newer:
    "Este enlace se hizo con una versión más nueva de este sitio. Vuelva a cargar esta página.",
  needsScripts:
    "Este navegador no ejecuta scripts, así que no puede mostrar las preguntas de la familia. Pídale que le muestre esta página en su teléfono o que la imprima.",
};

export const visitWords = { en, es };
