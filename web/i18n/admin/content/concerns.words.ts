import { plural } from "#web/i18n/admin/amounts.ts";

const en = {
  list: {
    title: "Concerns",
    intro:
      "What parents may worry about. If two concerns have the same score, the one higher in this list comes first.",
    add: "Add a concern",
    none: "There are no concerns yet",
  },
  uses: (amount: number) =>
    amount === 0
      ? "No questions linked"
      : plural.en(amount, "question linked", "questions linked"),
  newTitle: "New concern",
  editTitle: (name: string) => `Concern: ${name}`,
  textTitle: "Name and text",
  fields: {
    name: "Name",
    summary: "In short",
    content: "Text",
    childrencontent: "Text for children",
    suggestedquestions: "Suggested questions",
    externallinks: "Links",
    videolink: "Video link",
  },
  summaryHelper:
    "The answer in one sentence. Without it, the first sentence of the text is shown.",
  questionsTitle: "Suggested questions",
  questionsIntro:
    "What parents may ask the doctor or nurse. Enter each question with its translation.",
  question: (number: number) => `Question ${number}`,
  addQuestion: "Add a question",
  linksTitle: "External links",
  linksIntro:
    "Pages where parents can read more. Without a Spanish link, Spanish readers get the English ones.",
  link: (number: number) => `Link ${number}`,
  linkName: "Name",
  linkUrl: "Address",
  addLink: "Add a link",
  videoTitle: "Video",
  videoIntro: "The address of a video on YouTube or Vimeo.",

  doctor: {
    title: "For the doctor",
    intro:
      "What the doctor can say if a family with this concern hesitates. Families never see it. The page for the doctor shows it once a clinician of your team has signed it.",
    fields: {
      connect: "Connect",
      counsel: "Counsel",
      counselsource: "Source",
      counselsourcename: "Short name of the source",
      counselread: "Source read on",
      signedby: "Signed by",
      signedon: "Signed on",
      signedtext: "Signature",
    },
    helpers: {
      connect:
        "One sentence that names the worry and a shared aim. No facts. It must also be true for families who did not ask.",
      counsel:
        "One fact, in at most 22 words. The page adds “I recommend it today” once, at the end.",
      counselsourcename: "For example: Danish study, 2021",
    },
    sign: "This clinician has read and approved exactly these words and the text of the topic in both languages",
    unsigned:
      "Not signed. The page for the doctor does not show these words yet.",
    changed: (name: string, day: string) =>
      `The words or the topic have changed since ${name} signed on ${day}. The page for the doctor does not show them until they are signed again.`,
    expired: (name: string, day: string) =>
      `${name} signed these words on ${day}, more than 12 months ago. The page for the doctor does not show them until they are signed again.`,
  },

  childrenPage: "Children’s page",
  childrenPageOf: (name: string) => `Children’s page: ${name}`,
  childrenTitle: (name: string) => `Children’s page: ${name}`,
  childrenNote: "What a parent can read together with the child.",
  editChildrenPage: "Edit the children’s page",

  saved: "Concern saved successfully!",
  statusSaved: "Concern status saved!",
  reordered: "Concerns priorities reordered successfully!",
  reorderFailed:
    "There was an error while reordering the concerns. Please try again later.",
};

const es: typeof en = {
  list: {
    title: "Preocupaciones",
    intro:
      "Lo que puede preocupar a los padres. Si dos preocupaciones tienen el mismo puntaje, va primero la que está más arriba en esta lista.",
    add: "Agregar una preocupación",
    none: "Todavía no hay preocupaciones",
  },
  uses: (amount) =>
    amount === 0 ? "Sin preguntas" : plural.es(amount, "pregunta", "preguntas"),
  newTitle: "Preocupación nueva",
  editTitle: (name) => `Preocupación: ${name}`,
  textTitle: "Nombre y texto",
  fields: {
    name: "Nombre",
    summary: "En pocas palabras",
    content: "Texto",
    childrencontent: "Texto para niños",
    suggestedquestions: "Preguntas sugeridas",
    externallinks: "Enlaces",
    videolink: "Enlace del video",
  },
  summaryHelper:
    "La respuesta en una frase. Si está vacía, se muestra la primera frase del texto.",
  questionsTitle: "Preguntas sugeridas",
  questionsIntro:
    "Lo que los padres le pueden preguntar al doctor o a la enfermera. Escriba cada pregunta con su traducción.",
  question: (number) => `Pregunta ${number}`,
  addQuestion: "Agregar una pregunta",
  linksTitle: "Enlaces externos",
  linksIntro:
    "Páginas donde los padres pueden leer más. Si no hay enlaces en español, se muestran los que están en inglés.",
  link: (number) => `Enlace ${number}`,
  linkName: "Nombre",
  linkUrl: "Dirección",
  addLink: "Agregar un enlace",
  videoTitle: "Video",
  videoIntro: "La dirección de un video de YouTube o Vimeo.",

  doctor: {
    title: "Para el doctor",
    intro:
      "Lo que el doctor puede decir si una familia con esta preocupación duda. Las familias nunca lo ven. La página para el doctor lo muestra cuando un profesional de la salud de su equipo lo ha firmado.",
    fields: {
      connect: "Conectar",
      counsel: "Aconsejar",
      counselsource: "Fuente",
      counselsourcename: "Nombre corto de la fuente",
      counselread: "Fuente leída el",
      signedby: "Firmado por",
      signedon: "Firmado el",
      signedtext: "Firma",
    },
    helpers: {
      connect:
        "Una frase que nombra la preocupación y algo que ambos desean. Sin datos. Debe ser cierta para todas las familias: no todas preguntaron.",
      counsel:
        "Un dato, en 22 palabras como máximo. La página agrega “La recomiendo hoy” una sola vez, al final.",
      counselsourcename: "Por ejemplo: Estudio danés, 2021",
    },
    sign: "Esta persona leyó y aprobó exactamente estas palabras y el texto del tema en los dos idiomas",
    unsigned:
      "Sin firma. La página para el doctor todavía no muestra estas palabras.",
    changed: (name, day) =>
      `Las palabras o el tema cambiaron desde que ${name} firmó el ${day}. La página para el doctor no las muestra hasta que se firmen otra vez.`,
    expired: (name, day) =>
      `${name} firmó estas palabras el ${day}, hace más de 12 meses. La página para el doctor no las muestra hasta que se firmen otra vez.`,
  },

  childrenPage: "Página para niños",
  childrenPageOf: (name) => `Página para niños: ${name}`,
  childrenTitle: (name) => `Página para niños: ${name}`,
  childrenNote: "Lo que los padres pueden leer junto con su hijo o hija.",
  editChildrenPage: "Editar la página para niños",

  saved: "Preocupación guardada.",
  statusSaved: "Estado de la preocupación guardado.",
  reordered: "Orden de las preocupaciones guardado.",
  reorderFailed:
    "Hubo un error al ordenar las preocupaciones. Por favor, inténtelo de nuevo más tarde.",
};

export const adminConcernsWords = { en, es };
