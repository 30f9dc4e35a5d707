import { catalog } from "#web/i18n/core/common.words.ts";
import { cookieDays } from "#shared/rules/quiz/cookie-days.ts";

type Given = { label: string; question: string };

const listEn = new Intl.ListFormat("en", { type: "conjunction" });

/** Quotes a question. At the end of the sentence, adds a period unless it ends with ? or !. */
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
  doses: "How many doses",
  afterTheShot: "Before and after the shot",
  loading: "Loading your results…",
  title: "Your results",
  hello: (name: string) => `Hello, ${name}`,

  why: (place: number) => `Why is this my number ${place}?`,
  because: (given: Given[]) =>
    `Because ${toldEn(given, (label) => (label ? `you answered “${label}” to` : "of your answer to"))}`,
  yourOrder: "Because this is the order you chose.",
  yourOrderAnd: (given: Given[]) =>
    `Because this is the order you chose. In the quiz ${toldEn(given, (label) => (label ? `you answered “${label}” to` : "you answered"))}`,

  others: (amount: number) =>
    amount === 1
      ? "1 more topic on your list"
      : `${amount} more topics on your list`,
  concernLoading: "Loading this text…",
  readTopic: "Read about this topic",
  concernFailed: "This text could not be loaded. Your connection may be weak.",
  concernGone:
    "We have no information on this topic right now. You can still ask about it at the visit.",
  topics: "My topics",
  nextTopic: (name: string) => `Next: ${name}`,
  backToTopics: "Back to my topics",

  toAsk: "Questions to ask at the visit",
  toAskHelper: "Check the questions you want to ask.",
  toMyQuestions: (amount: number) =>
    amount === 1
      ? "See my list (1 question)"
      : `See my list (${amount} questions)`,
  writeOwn: "Write my own question",
  ownQuestion: "My own question",
  add: "Add",
  added: "Added to your questions for the visit.",

  visit: "My questions for the visit",
  visitEmpty:
    "No questions yet. Add one here or in any topic, or write your own.",
  addThis: (question: string) => `Add: ${question}`,
  myQuestions: (amount: number) =>
    amount === 0 ? "My questions" : `My questions (${amount})`,
  call: "Call the clinic",
  visitHelper: "At the visit, check off each question after you ask it.",
  askedOf: (asked: number, amount: number) => `${asked} of ${amount} asked`,
  change: (question: string) => `Change or remove: ${question}`,
  remove: "Remove",
  question: "Question",
  removed: "Question removed.",
  undo: "Undo",
  full: (most: number) =>
    `Your list can have ${most} questions. Remove one to add another.`,
  keptHere: `Your list is saved for this device for ${cookieDays.questions} days.`,
  notKept:
    "Your browser is not saving your questions. Print or share this page before you close it.",

  forDoctor: "Show to the doctor",
  share: "Share",
  shareHow: "Take your results with you",
  shareSheet: "Send it with an app",
  shareSheetHelper: "WhatsApp, Messages and more",
  shareTitle: "Questions about the HPV vaccine",
  copyLink: "Copy the link",
  copyLinkHelper: "To your top 3 topics, without names",
  copied: "Link copied.",
  notCopied: "The link could not be copied.",
  print: "Print",
  printHelper: "A sheet for the visit",
  printPlainly: "To print, choose Print in the menu of your browser.",
  sms: "Text message",
  smsHelper: "To your own phone",
  email: "Email",
  emailHelper: "Opens your email app",
  cannotOpen: "Can't open it. Please try again.",

  smsTitle: "Send it to your phone",
  smsText:
    "We will send one text with a link to your top 3 topics. It has no names in it. Message and data rates may apply.",
  ownPhone: "Your cell phone number",
  ownPhoneHelper: "After the +1, type 10 digits, with the area code.",
  phoneWrong:
    "Please check the number above. It needs to be in international format: +1 000 111 2222",
  smsSend: "Send the text message",
  smsMessage: (link: string) => `My results: ${link}`,

  emailSubject: "My questions for the visit",
  emailIntro: "Here is what matters most to me:",
  emailQuestions: "My questions for the visit:",

  sharedTitle: "A parent shared these topics with you",
  sharedText:
    "These are the topics about the HPV vaccine that matter most to this parent. Open one to read the answer.",
  takeQuiz: "Take the quiz yourself",
  sharedNote: "This is a shared page. It shows only the first three topics.",
  openMine: "Open my full results",

  cannotLoadTitle: "Your results are safe",
  cannotLoad: "Can't load your data. Please try again later.",
  goneTitle: "We cannot find these results",
  goneText:
    "The link may be incomplete, or these results were deleted. Try the link in your message again.",
  toHome: "Back to the home page",
  toConcerns: "Read about the topics",
  toMine: "Open my results",

  sheetTitle: "For the visit with the doctor or nurse",
  sheetParent: "Parent or caregiver",
  sheetChild: "Child",
  sheetDate: "Date",
  sheetTop: "What matters most to me",
  sheetQuestions: "My questions",
  sheetMore: "Other questions I can ask",
  sheetNotes: "Notes",
  sheetLinks: "Read more",
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
  doses: "Cuántas dosis",
  afterTheShot: "Antes y después de la vacuna",
  loading: "Cargando sus resultados…",
  title: "Sus resultados",
  hello: (name) => `Hola, ${name}`,

  why: (place) => `¿Por qué es mi número ${place}?`,
  because: (given) =>
    `Porque usted ${toldEs(given, (label) => (label ? `contestó “${label}” a` : "contestó así a"))}`,
  yourOrder: "Porque usted eligió este orden.",
  yourOrderAnd: (given) =>
    `Porque usted eligió este orden. En el cuestionario ${toldEs(given, (label) => (label ? `contestó “${label}” a` : "contestó"))}`,

  others: (amount) =>
    amount === 1 ? "1 tema más de su lista" : `${amount} temas más de su lista`,
  concernLoading: "Cargando el texto…",
  readTopic: "Leer sobre este tema",
  concernFailed:
    "No se pudo cargar este texto. Puede ser que su conexión esté débil.",
  concernGone:
    "Por ahora no tenemos información sobre este tema. De todos modos, puede preguntar en la cita.",
  topics: "Mis temas",
  nextTopic: (name) => `Siguiente: ${name}`,
  backToTopics: "Volver a mis temas",

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

  visit: "Mis preguntas para la cita",
  visitEmpty:
    "Todavía no hay preguntas. Agregue una aquí o en cualquier tema, o escriba la suya.",
  addThis: (question) => `Agregar: ${question}`,
  myQuestions: (amount) =>
    amount === 0 ? "Mis preguntas" : `Mis preguntas (${amount})`,
  call: "Llamar",
  visitHelper: "En la cita, marque cada pregunta después de hacerla.",
  askedOf: (asked, amount) => `${asked} de ${amount} hechas`,
  change: (question) => `Cambiar o quitar: ${question}`,
  remove: "Quitar",
  question: "Pregunta",
  removed: "Se quitó la pregunta.",
  undo: "Deshacer",
  full: (most) =>
    `Su lista puede tener ${most} preguntas. Quite una para agregar otra.`,
  keptHere: `Su lista se guarda para este dispositivo durante ${cookieDays.questions} días.`,
  notKept:
    "Su navegador no está guardando las preguntas. Imprima o comparta esta página antes de cerrarla.",

  forDoctor: "Mostrar al doctor",
  share: "Compartir",
  shareHow: "Llévese estos resultados",
  shareSheet: "Enviar con una aplicación",
  shareSheetHelper: "WhatsApp, Mensajes y más",
  shareTitle: "Preguntas sobre la vacuna contra el VPH",
  copyLink: "Copiar el enlace",
  copyLinkHelper: "A sus 3 temas principales, sin nombres",
  copied: "Enlace copiado.",
  notCopied: "No se pudo copiar el enlace.",
  print: "Imprimir",
  printHelper: "Una hoja para la cita",
  printPlainly: "Para imprimir, elija Imprimir en el menú de su navegador.",
  sms: "Mensaje de texto",
  smsHelper: "A su propio celular",
  email: "Correo electrónico",
  emailHelper: "Abre su aplicación de correo",
  cannotOpen:
    "Ahora no se puede hacer eso. Por favor, inténtelo de nuevo más tarde.",

  smsTitle: "Envíelo a su celular",
  smsText:
    "Le enviaremos un mensaje de texto con un enlace a sus 3 temas más importantes. No lleva nombres. Pueden aplicarse cargos por mensajes y datos.",
  ownPhone: "Su número de celular",
  ownPhoneHelper:
    "Después del +1, escriba los 10 números, con el código de área.",
  phoneWrong:
    "Revise el número de arriba. Debe estar en formato internacional: +1 000 111 2222",
  smsSend: "Enviar el mensaje",
  smsMessage: (link) => `Mis resultados: ${link}`,

  emailSubject: "Mis preguntas para la cita",
  emailIntro: "Esto es lo que más me importa:",
  emailQuestions: "Mis preguntas para la cita:",

  sharedTitle: "Alguien compartió estos temas con usted",
  sharedText:
    "Son los temas sobre la vacuna contra el VPH que más le importan a esa persona. Abra uno para leer la respuesta.",
  takeQuiz: "Contestar el cuestionario",
  sharedNote:
    "Esta es una página compartida. Muestra solo los tres primeros temas.",
  openMine: "Abrir mis resultados completos",

  cannotLoadTitle: "Sus resultados están a salvo",
  cannotLoad:
    "No podemos cargar sus datos. Por favor, inténtelo de nuevo más tarde.",
  goneTitle: "No encontramos estos resultados",
  goneText:
    "Tal vez el enlace esté incompleto o estos resultados se hayan borrado. Pruebe otra vez el enlace de su mensaje.",
  toHome: "Volver a la página de inicio",
  toConcerns: "Leer sobre los temas",
  toMine: "Abrir mis resultados",

  sheetTitle: "Para la cita con el doctor o la enfermera",
  sheetParent: "Padre, madre o persona que cuida",
  sheetChild: "Niño o niña",
  sheetDate: "Fecha",
  sheetTop: "Lo que más me importa",
  sheetQuestions: "Mis preguntas",
  sheetMore: "Otras preguntas que puedo hacer",
  sheetNotes: "Notas",
  sheetLinks: "Para leer más",
};

export const resultsWords = catalog(en, es);
export type ResultsWords = typeof en;
