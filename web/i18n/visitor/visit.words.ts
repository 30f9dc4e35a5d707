const en = {
  title: "For the doctor",
  language: "Language of this page",
  announce: "Announce it first",
  questions: "The family’s questions",
  noQuestions: "The family did not choose questions.",
  own: "In their own words:",
  hesitate: "If they hesitate",
  noWorries: "The family did not choose topics.",
  connect: "Connect",
  counsel: "Counsel",
  source: (name: string, day: string) => (day ? `${name}, read ${day}` : name),
  signed: (name: string, day: string) => `Approved by ${name}, ${day}`,
  gone: (amount: number) =>
    amount === 1
      ? "1 topic is no longer on this site."
      : `${amount} topics are no longer on this site.`,
  notToday: "If not today",
  made: (day: string) =>
    `Made by the parent on ${day}. Not a medical record. Not stored here.`,
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

const es: typeof en = {
  title: "Para el doctor",
  language: "Idioma de esta página",
  announce: "Primero, anúnciela",
  questions: "Las preguntas de la familia",
  noQuestions: "La familia no eligió preguntas.",
  own: "En sus propias palabras:",
  hesitate: "Si dudan",
  noWorries: "La familia no eligió temas.",
  connect: "Conectar",
  counsel: "Aconsejar",
  source: (name, day) => (day ? `${name}, leído el ${day}` : name),
  signed: (name, day) => `Aprobado por ${name} el ${day}`,
  gone: (amount) =>
    amount === 1
      ? "1 tema ya no está en este sitio."
      : `${amount} temas ya no están en este sitio.`,
  notToday: "Si no es hoy",
  made: (day) =>
    `Hecho por el padre o la madre el ${day}. No es un expediente médico. No se guarda aquí.`,
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
