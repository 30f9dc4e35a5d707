const en = {
  parts: {
    calm: [
      "Parents with few worries",
      "For parents who gave no strong answer to any question about a concern.",
    ],
    safety: ["After the shot", "The same for every parent."],
    byAge: [
      "By the child’s age",
      "One of these is near the top of the results and on the printed page. It is never on the shared page.",
    ],
    byDoses: [
      "By the doses so far",
      "Below the words for the age. With two doses or more, this one alone.",
    ],
  },
  fields: {
    ageunder9: "Under 9",
    age9: "9 or 10",
    age11: "11 or 12",
    age13: "13 or 14",
    age15: "15 or older",
    doseone: "One dose",
    dosetwo: "Two doses or more",
    doseunsure: "Not sure how many",
    calmtitle: "Results title",
    calmtext: "Results text",
    calmranking: "Ranking text",
    safety: "Whom to call",
  },
  hints: {
    ageunder9: "For parents who chose answer A of the question about age.",
    age9: "For answer B.",
    age11: "For answer C.",
    age13: "For answer D.",
    age15: "For answer E.",
    doseone: "For parents who chose answer B of the question about doses.",
    dosetwo: "For answer C.",
    doseunsure: "For answers D and E.",
    calmtitle: "Stands in the place of the usual title of the results.",
    calmtext: "Below that title.",
    calmranking: "Above the list that these parents put in order.",
    safety: "At the end of the results and of the printed page.",
  },
};

const es: typeof en = {
  parts: {
    calm: [
      "Padres con pocas preocupaciones",
      "Para quien no dio una respuesta fuerte a ninguna pregunta sobre una preocupación.",
    ],
    safety: ["Después de la vacuna", "Igual para todos los padres."],
    byAge: [
      "Según la edad",
      "Uno de estos textos está arriba en los resultados y en la hoja impresa. Nunca está en la página compartida.",
    ],
    byDoses: [
      "Según las dosis que ya tiene",
      "Debajo del texto de la edad. Con dos dosis o más, solo este.",
    ],
  },
  fields: {
    ageunder9: "Menos de 9 años",
    age9: "9 o 10 años",
    age11: "11 o 12 años",
    age13: "13 o 14 años",
    age15: "15 años o más",
    doseone: "Una dosis",
    dosetwo: "Dos dosis o más",
    doseunsure: "No se sabe cuántas",
    calmtitle: "Título de los resultados",
    calmtext: "Texto de los resultados",
    calmranking: "Texto para ordenar",
    safety: "A quién llamar",
  },
  hints: {
    ageunder9: "Para quien eligió la respuesta A de la pregunta de la edad.",
    age9: "Para la respuesta B.",
    age11: "Para la respuesta C.",
    age13: "Para la respuesta D.",
    age15: "Para la respuesta E.",
    doseone: "Para quien eligió la respuesta B de la pregunta de las dosis.",
    dosetwo: "Para la respuesta C.",
    doseunsure: "Para las respuestas D y E.",
    calmtitle: "En lugar del título de siempre de los resultados.",
    calmtext: "Debajo de ese título.",
    calmranking: "Arriba de la lista que estos padres ordenan.",
    safety: "Al final de los resultados y de la hoja impresa.",
  },
};

/** What staff are told about the texts that only the results say. */
export const resultsTextsWords = { en, es };
