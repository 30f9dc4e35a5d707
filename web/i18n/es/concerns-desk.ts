import type { ConcernsDeskWords } from "#web/i18n/en/concerns-desk.ts";

export const concernsDesk: ConcernsDeskWords = {
  list: {
    title: "Preocupaciones",
    intro:
      "Lo que puede preocupar a los padres. Con puntajes iguales, va primero la que está más arriba aquí.",
    add: "Agregar una preocupación",
    none: "Todavía no hay preocupaciones",
  },
  uses: (amount) =>
    amount === 0
      ? "Ninguna pregunta cuenta para ella"
      : amount === 1
        ? "1 pregunta cuenta para ella"
        : `${amount} preguntas cuentan para ella`,
  newTitle: "Preocupación nueva",
  editTitle: "Editar la preocupación",
  textTitle: "Nombre y texto",
  fields: {
    name: "Nombre",
    content: "Texto",
    childrencontent: "Texto para niños",
    suggestedquestions: "Preguntas sugeridas",
    externallinks: "Enlaces",
    videolink: "Enlace del video",
  },
  questionsTitle: "Preguntas sugeridas",
  questionsIntro:
    "Lo que los padres le pueden preguntar al doctor o a la enfermera. Cada una va al lado de su traducción.",
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

  childrenPage: "Página para niños",
  childrenPageOf: (name) => `Página para niños: ${name}`,
  childrenTitle: (name) => `Página para niños: ${name}`,
  childrenNote: "Lo que los padres pueden leer junto con su hijo o hija.",
  editChildrenPage: "Editar la página para niños",

  saved: "¡La preocupación se guardó!",
  saveFailed:
    "Hubo un error al guardar los cambios. Por favor, intente más tarde.",
  statusSaved: "¡El estado de la preocupación se guardó!",
  reordered: "¡El orden de las preocupaciones se guardó!",
  reorderFailed:
    "Hubo un error al ordenar las preocupaciones. Por favor, intente más tarde.",
};
