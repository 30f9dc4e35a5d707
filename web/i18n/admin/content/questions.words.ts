const en = {
  list: {
    title: "Questions",
    intro:
      "What the quiz asks, in this order. Only active questions are asked.",
    add: "Add a question",
    none: "There are no questions yet",
  },
  newTitle: "New question",
  editTitle: (text: string) => `Question: ${text}`,
  textTitle: "Question",
  answersTitle: "Answers",
  answersIntro: "You can leave a label empty. Its letter is shown instead.",
  scale: "Fill in all answers",
  chooseScale: "Choose a set of answers…",
  fields: {
    text: "Question",
    description: "Description",
    labelA: "Answer A, 5 points",
    labelB: "Answer B, 4 points",
    labelC: "Answer C, 3 points",
    labelD: "Answer D, 2 points",
    labelE: "Answer E, 1 point",
  },
  newWording: {
    title: "Changing the answers creates a new version of this question",
    text: "Families have answered this question already. Their results keep the words that they read, so answers before and after this change may not be comparable. If an answer now means something else, add a new question and switch this one off.",
    add: "New question",
  },
  concern: "Concern",
  concernHelper: "Answer points are added to this concern.",
  chooseConcern: "Choose a concern…",
  noConcern: "No concern",
  inactive: (name: string) => `${name} (inactive)`,

  saved: "Question saved successfully!",
  statusSaved: "Question status saved!",
  reordered: "Questions reordered successfully!",
  reorderFailed:
    "There was an error while reordering the questions. Please try again later.",
  purpose: {
    label: "What the answers mean",
    helper:
      "Marks the question that asks the child’s age, the doses so far, or how likely a shot is. The results use the answer.",
    none: "Nothing special (most questions)",
    purposes: {
      age: "Asks the child’s age",
      doses: "Asks the doses so far",
      intention: "Asks how likely a shot is",
    },
    meanings: {
      age: "Keep these meanings: A under 9, B 9 or 10, C 11 or 12, D 13 or 14, E 15 or older. Only the wording may change.",
      doses:
        "Keep these meanings: A none yet, B one, C two or more, D some but not sure how many, E not known. Only the wording may change.",
      intention:
        "Keep this order: A very unlikely to E very likely. Families answer this question again after reading their results.",
    },
  },
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
  editTitle: (text) => `Pregunta: ${text}`,
  textTitle: "Pregunta",
  answersTitle: "Respuestas",
  answersIntro: "Puede dejar una respuesta en blanco. Se mostrará su letra.",
  scale: "Llenar todas las respuestas",
  chooseScale: "Elija un grupo de respuestas…",
  fields: {
    text: "Pregunta",
    description: "Descripción",
    labelA: "Respuesta A, 5 puntos",
    labelB: "Respuesta B, 4 puntos",
    labelC: "Respuesta C, 3 puntos",
    labelD: "Respuesta D, 2 puntos",
    labelE: "Respuesta E, 1 punto",
  },
  newWording: {
    title: "Estas respuestas crean una redacción nueva",
    text: "Algunas familias ya contestaron esta pregunta. Sus resultados conservan las palabras que leyeron, así que las respuestas de antes y después de este cambio quizás no se puedan comparar. Si una respuesta ahora significa otra cosa, agregue una pregunta nueva y desactive esta.",
    add: "Pregunta nueva",
  },
  concern: "Preocupación",
  concernHelper: "Los puntos de las respuestas se suman a esta preocupación.",
  chooseConcern: "Elija una preocupación…",
  noConcern: "Ninguna preocupación",
  inactive: (name) => `${name} (inactiva)`,

  saved: "Pregunta guardada.",
  statusSaved: "Estado de la pregunta guardado.",
  reordered: "Orden de las preguntas guardado.",
  reorderFailed:
    "Hubo un error al ordenar las preguntas. Por favor, inténtelo de nuevo más tarde.",
  purpose: {
    label: "Qué significan las respuestas",
    helper:
      "Marca la pregunta sobre la edad, sobre las dosis que ya tiene o sobre qué tan probable es la vacuna. Los resultados usan la respuesta.",
    none: "Nada especial (la mayoría de las preguntas)",
    purposes: {
      age: "Pregunta la edad del niño o la niña",
      doses: "Pregunta cuántas dosis ya tiene",
      intention: "Pregunta qué tan probable es la vacuna",
    },
    meanings: {
      age: "Mantenga estos significados: A menos de 9 años, B 9 o 10, C 11 o 12, D 13 o 14, E 15 o más. Solo puede cambiar las palabras.",
      doses:
        "Mantenga estos significados: A ninguna todavía, B una, C dos o más, D algunas pero no se sabe cuántas, E no se sabe. Solo puede cambiar las palabras.",
      intention:
        "Mantenga este orden: A muy poco probable hasta E muy probable. Las familias contestan esta pregunta otra vez después de leer sus resultados.",
    },
  },
};

export const questionsWords = { en, es };
