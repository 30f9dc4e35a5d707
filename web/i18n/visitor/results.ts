type Given = { label: string; question: string };

const listEn = new Intl.ListFormat("en", { type: "conjunction" });

/** A quoted question keeps its own mark at the end, or takes the full stop of the sentence. */
function quoted(question: string, isLast: boolean): string {
  const bare = question.trim().replace(/\.$/, "");
  return /[?!]$/.test(bare) || !isLast ? `“${bare}”` : `“${bare}.”`;
}

function toldEn(given: Given[], before: (label: string) => string): string {
  const parts = given.map(
    ({ label, question }, at) =>
      `${before(label)} ${quoted(question, at === given.length - 1)}`,
  );
  return listEn.format(parts);
}

const en = {
  loading: "Your results are on their way.",
  title: "Your results",
  hello: (name: string) => `Hello, ${name}`,
  language: "Language of this page",

  whyFirst: "Why is this my number one?",
  why: (place: number) => `Why is this my number ${place}?`,
  because: (given: Given[]) =>
    `Because ${toldEn(given, (label) => (label ? `you answered “${label}” to` : "of your answer to"))}`,
  yourOrder: "Because this is the order you chose.",
  yourOrderAnd: (given: Given[]) =>
    `Because this is the order you chose. In the quiz ${toldEn(given, (label) => (label ? `you answered “${label}” to` : "you answered"))}`,

  others: "The other topics on your list",
  concernLoading: "This text is on its way.",
  concernFailed: "This text could not be loaded. Your connection may be weak.",
  concernGone:
    "There is no text about this here right now. It is still a good thing to ask about at the visit.",
  tryAgain: "Try again",

  toAsk: "Questions to ask at the visit",
  toAskHelper: "Tick the ones you want to take along.",
  toMyQuestions: (amount: number) =>
    amount === 1
      ? "See my list (1 question)"
      : `See my list (${amount} questions)`,
  writeOwn: "Write my own question",
  ownQuestion: "My own question",
  add: "Add",
  added: "Added to your questions for the visit.",
  cancel: "Cancel",

  visit: "My questions for the visit",
  visitEmpty:
    "Nothing here yet. Tick a question in any topic, or write your own. They are printed with this page.",
  visitHelper: "At the visit, tick each one off when you have asked it.",
  askedOf: (asked: number, amount: number) => `${asked} of ${amount} asked`,
  change: (question: string) => `Change or remove: ${question}`,
  remove: "Remove",
  question: "Question",
  save: "Save",
  removed: "Question removed.",
  undo: "Undo",
  keptHere: "Saved on this phone only.",
  notKept:
    "This browser does not keep anything. Print or share the page before you close it.",

  share: "Share",
  shareHow: "Take it with you",
  print: "Print",
  printHelper: "A sheet for the visit",
  sms: "Text message",
  smsHelper: "To your own phone",
  email: "E-mail",
  emailHelper: "Opens your mail program",
  cannotOpen: "Can't do that now. Please try again later.",

  smsTitle: "Send it to your phone",
  smsText:
    "We will text you a link to your top 3 topics. It has no names in it.",
  ownPhone: "Your own mobile phone",
  ownPhoneHelper: "International format",
  phoneWrong:
    "Please check the number above. It needs to be in international format: +1 000 111 2222",
  smsSend: "Send the text message",
  smsSending: "Sending…",
  close: "Close",
  smsMessage: (link: string) => `My results: ${link}`,

  emailSubject: "My questions for the visit",
  emailIntro: "Here is what matters most to me:",
  emailQuestions: "My questions for the visit:",

  sharedNote: "This is a shared page. It shows only the first three topics.",
  openMine: "Open my whole page",

  startOver: "Start over",
  startOverText: "Would you like to take the quiz again?",
  startOverAsk: "Start over?",
  startOverWhat:
    "Your names, your answers and your questions for the visit will be removed from this device. To keep them, print this page first.",
  startOverYes: "Start over",
  startOverNo: "Stay here",
  cannotRestart: "Can't do that now. Please try again later.",

  cannotLoadTitle: "Your results are safe",
  cannotLoad: "Can't load your data. Please try again later.",
  goneTitle: "We cannot find these results",
  goneText:
    "The link may be missing a letter, or the results are no longer kept. If it came in a message, try to tap it there once more.",
  toHome: "Back to the home page",
  toConcerns: "Read about the topics",
  toMine: "Open my results",

  sheetTitle: "For the visit with the doctor or nurse",
  sheetParent: "Parent or caregiver",
  sheetChild: "Child",
  sheetDate: "Date",
  sheetTop: "What matters most to me",
  sheetQuestions: "My questions",
  sheetMore: "More to ask",
  sheetNotes: "Notes",
  sheetLinks: "To read more",
};

const listEs = new Intl.ListFormat("es", { type: "conjunction" });

function toldEs(given: Given[], before: (label: string) => string): string {
  const parts = given.map(
    ({ label, question }) =>
      `${before(label)} “${question.trim().replace(/\.$/, "")}”`,
  );
  return `${listEs.format(parts)}.`;
}

const es: typeof en = {
  loading: "Sus resultados están en camino.",
  title: "Sus resultados",
  hello: (name) => `Hola, ${name}`,
  language: "Idioma de esta página",

  whyFirst: "¿Por qué es mi número uno?",
  why: (place) => `¿Por qué es mi número ${place}?`,
  because: (given) =>
    `Porque usted ${toldEs(given, (label) => (label ? `contestó “${label}” a` : "contestó así a"))}`,
  yourOrder: "Porque usted eligió este orden.",
  yourOrderAnd: (given) =>
    `Porque usted eligió este orden. En el cuestionario ${toldEs(given, (label) => (label ? `contestó “${label}” a` : "contestó"))}`,

  others: "Los otros temas de su lista",
  concernLoading: "Este texto está en camino.",
  concernFailed:
    "No se pudo cargar este texto. Puede ser que su conexión esté débil.",
  concernGone:
    "Por ahora no hay un texto sobre este tema. De todos modos, vale la pena preguntar en la cita.",
  tryAgain: "Intentar de nuevo",

  toAsk: "Preguntas para la cita",
  toAskHelper: "Marque las que quiera llevar.",
  toMyQuestions: (amount) =>
    amount === 1
      ? "Ver mi lista (1 pregunta)"
      : `Ver mi lista (${amount} preguntas)`,
  writeOwn: "Escribir mi propia pregunta",
  ownQuestion: "Mi propia pregunta",
  add: "Agregar",
  added: "Se agregó a sus preguntas para la cita.",
  cancel: "Cancelar",

  visit: "Mis preguntas para la cita",
  visitEmpty:
    "Todavía no hay ninguna. Marque una pregunta en cualquier tema o escriba la suya. Se imprimen junto con esta página.",
  visitHelper: "En la cita, marque cada una cuando ya la haya hecho.",
  askedOf: (asked, amount) => `${asked} de ${amount} hechas`,
  change: (question) => `Cambiar o quitar: ${question}`,
  remove: "Quitar",
  question: "Pregunta",
  save: "Guardar",
  removed: "Se quitó la pregunta.",
  undo: "Deshacer",
  keptHere: "Guardado solo en este teléfono.",
  notKept:
    "Este navegador no guarda nada. Imprima o comparta la página antes de cerrarla.",

  share: "Compartir",
  shareHow: "Llévelo con usted",
  print: "Imprimir",
  printHelper: "Una hoja para la cita",
  sms: "Mensaje de texto",
  smsHelper: "A su propio celular",
  email: "Correo electrónico",
  emailHelper: "Abre su programa de correo",
  cannotOpen: "Ahora no se puede hacer eso. Por favor, intente más tarde.",

  smsTitle: "Mándelo a su celular",
  smsText:
    "Le mandaremos un mensaje de texto con un enlace a sus 3 temas más importantes. No lleva nombres.",
  ownPhone: "Su propio celular",
  ownPhoneHelper: "Formato internacional",
  phoneWrong:
    "Revise el número de arriba. Debe estar en formato internacional: +1 000 111 2222",
  smsSend: "Enviar el mensaje",
  smsSending: "Enviando…",
  close: "Cerrar",
  smsMessage: (link) => `Mis resultados: ${link}`,

  emailSubject: "Mis preguntas para la cita",
  emailIntro: "Esto es lo que más me importa:",
  emailQuestions: "Mis preguntas para la cita:",

  sharedNote:
    "Esta es una página compartida. Muestra solo los tres primeros temas.",
  openMine: "Abrir mi página completa",

  startOver: "Empezar de nuevo",
  startOverText: "¿Quiere volver a contestar el cuestionario?",
  startOverAsk: "¿Empezar de nuevo?",
  startOverWhat:
    "Sus nombres, sus respuestas y sus preguntas para la cita se borrarán de este dispositivo. Si quiere conservarlos, primero imprima esta página.",
  startOverYes: "Empezar de nuevo",
  startOverNo: "Quedarme aquí",
  cannotRestart: "Ahora no se puede hacer eso. Por favor, intente más tarde.",

  cannotLoadTitle: "Sus resultados están a salvo",
  cannotLoad: "No podemos cargar sus datos. Por favor, intente más tarde.",
  goneTitle: "No encontramos estos resultados",
  goneText:
    "Puede ser que al enlace le falte una letra o que los resultados ya no se guarden. Si le llegó en un mensaje, tóquelo ahí otra vez.",
  toHome: "Volver a la página de inicio",
  toConcerns: "Leer sobre los temas",
  toMine: "Abrir mis resultados",

  sheetTitle: "Para la cita con el doctor o la enfermera",
  sheetParent: "Padre, madre o persona que cuida",
  sheetChild: "Niño o niña",
  sheetDate: "Fecha",
  sheetTop: "Lo que más me importa",
  sheetQuestions: "Mis preguntas",
  sheetMore: "También puedo preguntar",
  sheetNotes: "Notas",
  sheetLinks: "Para leer más",
};

export const resultsWords = { en, es };
