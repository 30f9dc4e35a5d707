const en = {
  tabs: { information: "Information", clinic: "Clinic" },
  parts: {
    promises: [
      "On the start page",
      "A few short lines before parents start. An empty line is not shown.",
    ],
    information: [
      "Information page",
      "What parents can read before they start. An empty part is not shown.",
    ],
    clinic: [
      "Your clinic",
      "On the results, on the printed sheet and below the list of all concerns. Without a name it is not shown.",
    ],
  },
  fields: {
    method: "How the texts are written",
    promise1: "First line",
    promise2: "Second line",
    promise3: "Third line",
    purpose: "What it is for",
    time: "How long it takes",
    voluntary: "Taking part is a choice",
    stored: "What is kept, and for how long",
    whosees: "Who sees the answers",
    whoruns: "Who runs the site, and who pays",
    studyboard: "Review board",
    reachus: "Whom to ask",
    clinicname: "Name of the clinic",
    address: "Address",
    phone: "Phone",
    website: "Website",
    hours: "Hours",
    spoken: "Languages",
    fee: "Cost without insurance",
  },
  hints: {
    method:
      "On the page Sources and updates, above the links of each topic. Say how often you check the texts.",
    promise1: "Beside the clock.",
    promise2: "Beside the heart.",
    promise3: "Beside the lock.",
    purpose: "What the quiz does, and what it does not do.",
    time: "In minutes, and what parents do.",
    voluntary: "That they can stop, and that care stays the same.",
    stored:
      "Change it only if your site keeps other things, or for another time.",
    whosees: "Everyone who can open the answers.",
    whoruns: "The organization, and where the money comes from.",
    studyboard:
      "For studies: the name of the board and the number of the study.",
    reachus: "A phone number, and when someone answers.",
    hours: "Such as: Monday to Friday, 8 to 5.",
    spoken: "What staff speak, and whether there is a free interpreter.",
    fee: "What a shot costs a family that has no insurance.",
  },
  phoneHelper: "One number. Parents can tap it to call.",
};

const es: typeof en = {
  tabs: { information: "Información", clinic: "Clínica" },
  parts: {
    promises: [
      "En la página para empezar",
      "Unas líneas cortas antes de empezar. Una línea vacía no se muestra.",
    ],
    information: [
      "Página de información",
      "Lo que los padres pueden leer antes de empezar. Una parte vacía no se muestra.",
    ],
    clinic: [
      "Su clínica",
      "En los resultados, en la hoja impresa y debajo de la lista de todas las preocupaciones. Sin nombre no se muestra.",
    ],
  },
  fields: {
    method: "Cómo se escriben los textos",
    promise1: "Primera línea",
    promise2: "Segunda línea",
    promise3: "Tercera línea",
    purpose: "Para qué es",
    time: "Cuánto dura",
    voluntary: "Participar es voluntario",
    stored: "Qué se guarda y por cuánto tiempo",
    whosees: "Quién ve las respuestas",
    whoruns: "Quién está a cargo del sitio y quién paga",
    studyboard: "Comité de ética",
    reachus: "A quién preguntar",
    clinicname: "Nombre de la clínica",
    address: "Dirección",
    phone: "Teléfono",
    website: "Sitio web",
    hours: "Horario",
    spoken: "Idiomas",
    fee: "Costo sin seguro médico",
  },
  hints: {
    method:
      "En la página Fuentes y revisiones, arriba de los enlaces de cada tema. Diga cada cuánto revisan los textos.",
    promise1: "Junto al reloj.",
    promise2: "Junto al corazón.",
    promise3: "Junto al candado.",
    purpose: "Qué hace el cuestionario y qué no hace.",
    time: "En minutos, y qué hacen los padres.",
    voluntary: "Que pueden dejarlo y que la atención es la misma.",
    stored: "Cámbielo solo si su sitio guarda otras cosas o por otro tiempo.",
    whosees: "Todos los que pueden abrir las respuestas.",
    whoruns: "La organización y de dónde viene el dinero.",
    studyboard: "Para estudios: el nombre del comité y el número del estudio.",
    reachus: "Un teléfono y a qué horas contestan.",
    hours: "Por ejemplo: de lunes a viernes, de 8 a 5.",
    spoken: "Qué idiomas habla el personal y si hay intérprete gratis.",
    fee: "Cuánto cuesta una dosis para una familia sin seguro médico.",
  },
  phoneHelper: "Un solo número. Los padres pueden tocarlo para llamar.",
};

export const contentsParentsWords = { en, es };
