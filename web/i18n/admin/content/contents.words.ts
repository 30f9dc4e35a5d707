import { plural } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

/** Labels of the results' texts for each choice: fields are `nowhappens`, `nowgood` and so on. */
export const choices = ["now", "later", "notnow"] as const;
export const points = ["happens", "good", "bad"] as const;
type Choice = (typeof choices)[number];
type Point = (typeof points)[number];

function eachChoice(say: (choice: Choice, point: Point) => string) {
  const entries = choices.flatMap((choice) =>
    points.map((point) => [choice + point, say(choice, point)]),
  );
  return Object.fromEntries(entries) as Record<`${Choice}${Point}`, string>;
}

const namesEn = { now: "Get it now", later: "Wait", notnow: "Say no" };
const pointsEn = {
  happens: "what happens",
  good: "what is good",
  bad: "downsides",
};
const namesEs = {
  now: "Ponerla ahora",
  later: "Esperar",
  notnow: "No ponerla",
};
const pointsEs = {
  happens: "qué pasa",
  good: "lo bueno",
  bad: "lo no tan bueno",
};

const en = {
  title: "Page contents",
  intro: "Site texts other than questions and concerns.",
  tabs: {
    main: "Main Options",
    homePage: "Home Page",
    quiz: "Quiz",
    results: "Results",
    aboutUs: "About us",
    information: "Information",
    clinic: "Clinic",
    visit: "For the doctor",
    invitation: "Invitation",
  },
  parts: {
    calm: [
      "Parents with few worries",
      "For parents who gave no strong answer to any question about a concern.",
    ],
    safety: ["Before and after the shot", "The same for every parent."],
    choices: [
      "Get it now, wait or say no",
      "The same in every topic and in the list of all concerns.",
    ],
    byAge: [
      "By the child’s age",
      "One of these texts is shown near the top of the results and on the printed page, but never on the shared page.",
    ],
    byDoses: [
      "By the doses so far",
      "Shown below the text for the age. With two or more doses, only this text is shown.",
    ],
    main: ["The whole site", "Shown on every page."],
    reviewed: [
      "Last review",
      "Shown next to the copyright. Leave empty to hide.",
    ],
    welcome: ["Welcome", "What a parent reads first."],
    about: ["What this is about", "Below the welcome."],
    box: ["Box", "An icon and a few words, below the second headline."],
    start: ["Start page", "Where parents type their name."],
    rank: ["Ranking", "Where parents put their concerns in order."],
    results: ["Results", "With the three concerns that matter most."],
    profile: ["Profile", "A profile without a name is not shown."],
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
      "Shown on the results, on the printed sheet and below the list of all concerns, once you enter its name.",
    ],
    visit: [
      "Page for the doctor",
      "A family opens this page from its results and shows it to the doctor.",
    ],
    askAgain: [
      "Before and after reading",
      "Shows whether families change their answer after reading the results.",
    ],
    clinicReads: [
      "The clinic reads the questions",
      "One line on the results, on the printed sheet, and in every invitation and reminder.",
    ],
    invitation: [
      "Text message",
      "Send SMS starts with this text. The link is added at the end.",
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
    safety: "Who to call",
    ...eachChoice((choice, point) => `${namesEn[choice]}: ${pointsEn[point]}`),
    sitename: "Site name",
    copyright: "Copyright",
    funding: "Who runs and pays for the site",
    disclaimer: "Medical note",
    schedule: "How many doses",
    maintitle: "Main title",
    subtitle: "Subtitle",
    calltoaction: "Call to action",
    headline1: "First headline",
    text1: "Text",
    headline2: "Second headline",
    title1: "Title of box 1",
    title2: "Title of box 2",
    title3: "Title of box 3",
    icon: "Icon",
    starttitle: "Quiz start title",
    topparentconcernstitle: "Top parent concerns title",
    topparentconcernstext: "Top parent concerns text",
    thankyoutitle: "Top 3 page title",
    top3text: "Top 3 text",
    photo: "Photo",
    profileName: "Name",
    bio: "About this person",
    reviewedon: "Date of the last review",
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
    reachus: "Who to contact",
    clinicname: "Name of the clinic",
    logo: "Logo",
    address: "Address",
    phone: "Phone",
    website: "Website",
    hours: "Hours",
    spoken: "Languages",
    fee: "Cost without insurance",
    announce: "To announce the vaccine",
    nottoday: "If not today",
    readsline: "Line for families",
    message: "Invitation",
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
    calmtitle: "Shown instead of the usual title of the results.",
    calmtext: "Below that title.",
    calmranking: "Above the list that these parents put in order.",
    safety: "At the end of the results and of the printed page.",
    ...eachChoice(
      () =>
        "Under “Your choices” in every topic. Keep the three texts about the same length.",
    ),
    sitename: "At the top of every page, and on the browser tab.",
    copyright: "At the bottom of every page.",
    funding: "At the bottom of every page, so parents know who runs the site.",
    disclaimer: "At the bottom of every page, and on the printed results.",
    schedule:
      "Below the list of all topics, on the results and on the printed page.",
    maintitle: "The largest words of the home page.",
    subtitle: "Below the main title.",
    calltoaction: "On the button to the quiz, for invited parents.",
    headline1: "Above the text.",
    text1: "In the middle of the home page.",
    headline2: "Above the three boxes.",
    title1: "Next to the icon of the first box.",
    title2: "Next to the icon of the second box.",
    title3: "Next to the icon of the third box.",
    starttitle: "The first words of the quiz.",
    topparentconcernstitle: "Above the list that is put in order.",
    topparentconcernstext: "Instructions below that title.",
    thankyoutitle: "The first words of the results.",
    top3text: "Below that title, above the three concerns.",
    bio: "Below the name on the page About us.",
    method:
      "On the page Sources and updates, above the links of each topic. Say how often you check the texts.",
    promise1: "Next to the clock icon.",
    promise2: "Next to the heart icon.",
    promise3: "Next to the lock icon.",
    purpose: "What the quiz does, and what it does not do.",
    time: "How many minutes it takes, and what parents do.",
    voluntary:
      "Say that parents can stop at any time, and that care stays the same.",
    stored:
      "Change it only if your site keeps other data, or keeps it for a different time.",
    whosees: "Everyone who can open the answers.",
    whoruns: "The organization, and where the money comes from.",
    studyboard:
      "For studies: the name of the board and the number of the study.",
    reachus: "A phone number, and when someone answers.",
    hours: "For example: Monday to Friday, 8 to 5.",
    spoken: "What staff speak, and whether there is a free interpreter.",
    fee: "What a shot costs a family that has no insurance.",
    announce:
      "How the doctor can bring it up, in your clinic’s words. It must be true for every child. If the family shows that the child is under 9 or has had a dose, the page shows other words.",
    nottoday: "What to agree on if the family wants to wait.",
    readsline:
      "It makes each text message longer; the preview shows the cost. Do not name HPV or the child.",
    message:
      "Say who writes and how to stop: STOP or ALTO. Do not name HPV or the child.",
  },
  switches: {
    "visit.clinicreads": {
      label: "Tell families that you read their questions",
      helper:
        "Switch this on only if your team does it. Families show you their list at the visit. This site does not send it to you.",
    },
    "results.askagain": {
      label: "Ask the question again",
      helper:
        "The question marked “Asks how likely a shot is” appears again at the end of the results. Families can skip it. Insights compares both answers.",
    },
  },
  readsLineCosts: (language: string, before: number, after: number) =>
    before === after
      ? `${language}: the first text still costs ${after} SMS with this line.`
      : `${language}: the first text costs ${after} SMS with this line, ${before} without it.`,
  on: "On",
  off: "Off",
  phoneHelper: "One number. Parents can tap it to call.",
  pictureHelper: "JPEG, PNG or WebP, up to 5 MB",
  untranslated: (count: number) =>
    plural.en(
      count,
      "text has no Spanish yet. The English text is shown.",
      "texts have no Spanish yet. The English texts are shown.",
    ),
  showUntranslated: "Go to the next one",
  noPicture: "No picture",
  choose: "Choose a picture",
  chooseOther: "Choose another",
  remove: (label: string) => `Remove: ${label}`,
  uploading: (share: string) => `Uploading… ${share}`,
  saved: "Settings saved succesfully!",
  saveFailed:
    "There was an error while saving your settings. Please try again later.",
};

const es: typeof en = {
  title: "Contenido de las páginas",
  intro: "Textos del sitio que no son preguntas ni preocupaciones.",
  tabs: {
    main: "Opciones principales",
    homePage: "Página de inicio",
    quiz: "Cuestionario",
    results: "Resultados",
    aboutUs: "Quiénes somos",
    information: "Información",
    clinic: "Clínica",
    visit: "Para el doctor",
    invitation: "Invitación",
  },
  parts: {
    calm: [
      "Padres con pocas preocupaciones",
      "Para quien no dio una respuesta fuerte a ninguna pregunta sobre una preocupación.",
    ],
    safety: ["Antes y después de la vacuna", "Igual para todos los padres."],
    choices: [
      "Ponerla ahora, esperar o no ponerla",
      "Lo mismo en cada tema y en la lista de todas las preocupaciones.",
    ],
    byAge: [
      "Según la edad",
      "Uno de estos textos se muestra arriba en los resultados y en la hoja impresa, pero nunca en la página compartida.",
    ],
    byDoses: [
      "Según las dosis que ya tiene",
      "Se muestra debajo del texto de la edad. Con dos dosis o más, solo se muestra este texto.",
    ],
    main: ["Todo el sitio", "Se muestra en todas las páginas."],
    reviewed: [
      "Última revisión",
      "Se muestra junto a los derechos de autor. Déjela vacía para ocultarla.",
    ],
    welcome: ["Bienvenida", "Lo primero que leen los padres."],
    about: ["De qué se trata", "Debajo de la bienvenida."],
    box: [
      "Cuadro",
      "Un icono y pocas palabras, debajo del segundo encabezado.",
    ],
    start: [
      "Página de inicio del cuestionario",
      "Donde los padres escriben su nombre.",
    ],
    rank: ["Orden", "Donde los padres ordenan sus preocupaciones."],
    results: ["Resultados", "Con las tres preocupaciones más importantes."],
    profile: ["Perfil", "Un perfil sin nombre no se muestra."],
    promises: [
      "En la página de inicio del cuestionario",
      "Unas líneas cortas antes de empezar. Una línea vacía no se muestra.",
    ],
    information: [
      "Página de información",
      "Lo que los padres pueden leer antes de empezar. Una parte vacía no se muestra.",
    ],
    clinic: [
      "Su clínica",
      "Se muestra en los resultados, en la hoja impresa y debajo de la lista de todas las preocupaciones, cuando tiene nombre.",
    ],
    visit: [
      "Página para el doctor",
      "Una familia abre esta página desde sus resultados y se la muestra al doctor.",
    ],
    askAgain: [
      "Antes y después de leer",
      "Muestra si las familias cambian su respuesta después de leer los resultados.",
    ],
    clinicReads: [
      "La clínica lee las preguntas",
      "Una línea en los resultados, en la hoja impresa y en cada invitación y recordatorio.",
    ],
    invitation: [
      "Mensaje de texto",
      "Enviar SMS empieza con este texto. El enlace se agrega al final.",
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
    ...eachChoice((choice, point) => `${namesEs[choice]}: ${pointsEs[point]}`),
    sitename: "Nombre del sitio",
    copyright: "Derechos de autor",
    funding: "Quién está a cargo del sitio y quién lo paga",
    disclaimer: "Nota médica",
    schedule: "Cuántas dosis",
    maintitle: "Título principal",
    subtitle: "Subtítulo",
    calltoaction: "Botón para empezar",
    headline1: "Primer encabezado",
    text1: "Texto",
    headline2: "Segundo encabezado",
    title1: "Título del cuadro 1",
    title2: "Título del cuadro 2",
    title3: "Título del cuadro 3",
    icon: "Icono",
    starttitle: "Título para empezar el cuestionario",
    topparentconcernstitle: "Título para ordenar las preocupaciones",
    topparentconcernstext: "Texto para ordenar las preocupaciones",
    thankyoutitle: "Título de la página de los 3 principales",
    top3text: "Texto de los 3 principales",
    photo: "Foto",
    profileName: "Nombre",
    bio: "Sobre esta persona",
    reviewedon: "Fecha de la última revisión",
    method: "Cómo se escriben los textos",
    promise1: "Primera línea",
    promise2: "Segunda línea",
    promise3: "Tercera línea",
    purpose: "Para qué es",
    time: "Cuánto tiempo toma",
    voluntary: "Participar es voluntario",
    stored: "Qué se guarda y por cuánto tiempo",
    whosees: "Quién ve las respuestas",
    whoruns: "Quién está a cargo del sitio y quién paga",
    studyboard: "Comité de ética",
    reachus: "A quién preguntar",
    clinicname: "Nombre de la clínica",
    logo: "Logotipo",
    address: "Dirección",
    phone: "Teléfono",
    website: "Sitio web",
    hours: "Horario",
    spoken: "Idiomas",
    fee: "Costo sin seguro médico",
    announce: "Para anunciar la vacuna",
    nottoday: "Si no es hoy",
    readsline: "Línea para las familias",
    message: "Invitación",
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
    ...eachChoice(
      () =>
        "Dentro de “Sus opciones” en cada tema. Haga los tres textos de un largo parecido.",
    ),
    sitename: "Arriba de cada página y en la pestaña del navegador.",
    copyright: "Al pie de cada página.",
    funding:
      "Al pie de cada página, para que los padres sepan quién está a cargo del sitio.",
    disclaimer: "Al pie de cada página y en los resultados impresos.",
    schedule:
      "Debajo de la lista de todos los temas, en los resultados y en la hoja impresa.",
    maintitle: "Las palabras más grandes de la página de inicio.",
    subtitle: "Debajo del título principal.",
    calltoaction: "En el botón al cuestionario, para los padres invitados.",
    headline1: "Arriba del texto.",
    text1: "En medio de la página de inicio.",
    headline2: "Arriba de los tres cuadros.",
    title1: "Junto al icono del primer cuadro.",
    title2: "Junto al icono del segundo cuadro.",
    title3: "Junto al icono del tercer cuadro.",
    starttitle: "Las primeras palabras del cuestionario.",
    topparentconcernstitle: "Arriba de la lista que se ordena.",
    topparentconcernstext: "Instrucciones debajo de ese título.",
    thankyoutitle: "Las primeras palabras de los resultados.",
    top3text: "Debajo de ese título, arriba de las tres preocupaciones.",
    bio: "Debajo del nombre en la página Quiénes somos.",
    method:
      "En la página Fuentes y revisiones, arriba de los enlaces de cada tema. Diga cada cuánto revisan los textos.",
    promise1: "Junto al reloj.",
    promise2: "Junto al corazón.",
    promise3: "Junto al candado.",
    purpose: "Qué hace el cuestionario y qué no hace.",
    time: "Cuántos minutos toma y qué hacen los padres.",
    voluntary:
      "Diga que pueden dejarlo en cualquier momento y que la atención será la misma.",
    stored:
      "Cámbielo solo si su sitio guarda otros datos o los guarda por otro tiempo.",
    whosees: "Todos los que pueden abrir las respuestas.",
    whoruns: "La organización y de dónde viene el dinero.",
    studyboard: "Para estudios: el nombre del comité y el número del estudio.",
    reachus: "Un teléfono y a qué horas contestan.",
    hours: "Por ejemplo: de lunes a viernes, de 8 a 5.",
    spoken: "Qué idiomas habla el personal y si hay intérprete gratis.",
    fee: "Cuánto cuesta una dosis para una familia sin seguro médico.",
    announce:
      "Cómo el doctor puede mencionarla, con las palabras de su clínica. Debe ser cierto para todos los niños y niñas: la página solo dice otra cosa si la familia muestra que el niño o la niña tiene menos de 9 años o ya recibió una dosis.",
    nottoday: "En qué ponerse de acuerdo si la familia quiere esperar.",
    readsline:
      "Alarga cada mensaje de texto; la vista previa muestra el costo. No nombre el VPH ni a la niña o al niño.",
    message:
      "Diga quién escribe y cómo dejar de recibir mensajes: STOP o ALTO. No mencione el VPH ni a su hijo o hija.",
  },
  switches: {
    "visit.clinicreads": {
      label: "Decir a las familias que ustedes leen sus preguntas",
      helper:
        "Actívelo solo si su equipo lo hace. La familia les muestra su lista en la cita. Este sitio no se la envía.",
    },
    "results.askagain": {
      label: "Hacer la pregunta otra vez",
      helper:
        "La pregunta marcada “Pregunta qué tan probable es la vacuna” aparece otra vez al final de los resultados. Las familias pueden saltarla. Estadísticas compara las dos respuestas.",
    },
  },
  readsLineCosts: (language, before, after) =>
    before === after
      ? `${language}: el primer mensaje sigue costando ${after} SMS con esta línea.`
      : `${language}: el primer mensaje cuesta ${after} SMS con esta línea y ${before} sin ella.`,
  on: "Sí",
  off: "No",
  phoneHelper: "Un solo número. Los padres pueden tocarlo para llamar.",
  pictureHelper: "JPEG, PNG o WebP, hasta 5 MB",
  untranslated: (count) =>
    count === 1
      ? "Falta 1 texto en español. Se muestra el texto en inglés."
      : `Faltan ${count} textos en español. Se muestran los textos en inglés.`,
  showUntranslated: "Ir al siguiente",
  noPicture: "Sin imagen",
  choose: "Elegir una imagen",
  chooseOther: "Elegir otra",
  remove: (label) => `Quitar: ${label}`,
  uploading: (share) => `Subiendo… ${share}`,
  saved: "Ajustes guardados.",
  saveFailed:
    "Hubo un error al guardar los ajustes. Por favor, inténtelo de nuevo más tarde.",
};

export type ContentsWords = typeof en;

export const contentsWords = adminCatalog(en, es);
