import type { QuestionsWords } from "#web/i18n/en/questions.ts";

export const questions: QuestionsWords = {
  list: {
    title: "Preguntas",
    intro:
      "Lo que pregunta el cuestionario, en este orden. Solo se hacen las preguntas activas.",
    add: "Agregar una pregunta",
    none: "Todavía no hay preguntas",
  },
  newTitle: "Pregunta nueva",
  editTitle: "Editar la pregunta",
  textTitle: "Pregunta",
  answersTitle: "Respuestas",
  answersIntro:
    "Una respuesta puede quedar en blanco; entonces se muestra su letra.",
  fields: {
    text: "Pregunta",
    description: "Descripción",
    labelA: "Respuesta A, 5 puntos",
    labelB: "Respuesta B, 4 puntos",
    labelC: "Respuesta C, 3 puntos",
    labelD: "Respuesta D, 2 puntos",
    labelE: "Respuesta E, 1 punto",
  },
  concern: "Preocupación",
  concernHelper: "Los puntos de las respuestas cuentan para esta preocupación.",
  chooseConcern: "Elija una preocupación…",
  noConcern: "Ninguna preocupación",
  inactive: (name) => `${name} (inactiva)`,

  saved: "¡La pregunta se guardó!",
  saveFailed:
    "Hubo un error al guardar los cambios. Por favor, intente más tarde.",
  statusSaved: "¡El estado de la pregunta se guardó!",
  reordered: "¡El orden de las preguntas se guardó!",
  reorderFailed:
    "Hubo un error al ordenar las preguntas. Por favor, intente más tarde.",
};
