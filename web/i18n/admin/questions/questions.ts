const en = {
  list: {
    title: "Questions",
    intro:
      "What the quiz asks, in this order. Only active questions are asked.",
    add: "Add a question",
    none: "There are no questions yet",
  },
  newTitle: "New question",
  editTitle: "Edit question",
  textTitle: "Question",
  answersTitle: "Answers",
  answersIntro: "You can leave a label empty. Its letter is shown instead.",
  fields: {
    text: "Question",
    description: "Description",
    labelA: "Answer A, 5 points",
    labelB: "Answer B, 4 points",
    labelC: "Answer C, 3 points",
    labelD: "Answer D, 2 points",
    labelE: "Answer E, 1 point",
  },
  concern: "Concern",
  concernHelper: "Answer points are added to this concern.",
  chooseConcern: "Choose a concern…",
  noConcern: "No concern",
  inactive: (name: string) => `${name} (inactive)`,

  saved: "Question saved successfully!",
  saveFailed:
    "There was an error while saving your settings. Please try again later.",
  statusSaved: "Question status saved!",
  reordered: "Questions reordered successfully!",
  reorderFailed:
    "There was an error while reordering the questions. Please try again later.",
};

const es: typeof en = {
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
  answersIntro: "Puede dejar una respuesta en blanco. Se mostrará su letra.",
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
  concernHelper: "Los puntos de las respuestas se suman a esta preocupación.",
  chooseConcern: "Elija una preocupación…",
  noConcern: "Ninguna preocupación",
  inactive: (name) => `${name} (inactiva)`,

  saved: "Pregunta guardada.",
  saveFailed:
    "Hubo un error al guardar los cambios. Por favor, inténtelo de nuevo más tarde.",
  statusSaved: "Estado de la pregunta guardado.",
  reordered: "Orden de las preguntas guardado.",
  reorderFailed:
    "Hubo un error al ordenar las preguntas. Por favor, inténtelo de nuevo más tarde.",
};

export const questionsWords = { en, es };
