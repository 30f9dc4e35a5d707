const en = {
  label: "What the answers mean",
  helper:
    "Marks the question that asks the child’s age, or the doses so far. The results then show the words for that age.",
  none: "Nothing special (most questions)",
  purposes: {
    age: "Asks the child’s age",
    doses: "Asks the doses so far",
  },
  meanings: {
    age: "Keep these meanings: A under 9, B 9 or 10, C 11 or 12, D 13 or 14, E 15 or older. Only the wording may change.",
    doses:
      "Keep these meanings: A none yet, B one, C two or more, D some but not sure how many, E not known. Only the wording may change.",
  },
};

const es: typeof en = {
  label: "Qué significan las respuestas",
  helper:
    "Marca la pregunta sobre la edad o sobre las dosis que ya tiene. Los resultados muestran entonces el texto para esa edad.",
  none: "Nada especial (la mayoría de las preguntas)",
  purposes: {
    age: "Pregunta la edad del niño o la niña",
    doses: "Pregunta cuántas dosis ya tiene",
  },
  meanings: {
    age: "Mantenga estos significados: A menos de 9 años, B 9 o 10, C 11 o 12, D 13 o 14, E 15 o más. Solo puede cambiar las palabras.",
    doses:
      "Mantenga estos significados: A ninguna todavía, B una, C dos o más, D algunas pero no se sabe cuántas, E no se sabe. Solo puede cambiar las palabras.",
  },
};

export const purposeWords = { en, es };
