import type { ResultsWords } from "#web/i18n/en/results.ts";

type Given = { label: string; question: string };

const list = new Intl.ListFormat("es", { type: "conjunction" });

function told(given: Given[], before: (label: string) => string): string {
  const parts = given.map(
    ({ label, question }) =>
      `${before(label)} “${question.trim().replace(/\.$/, "")}”`,
  );
  return `${list.format(parts)}.`;
}

export const results: ResultsWords = {
  loading: "Sus resultados están en camino.",
  title: "Sus resultados",
  hello: (name) => `Hola, ${name}`,
  language: "Idioma de esta página",

  whyFirst: "¿Por qué es mi número uno?",
  why: (place) => `¿Por qué es mi número ${place}?`,
  because: (given) =>
    `Porque usted ${told(given, (label) => (label ? `contestó “${label}” a` : "contestó así a"))}`,
  yourOrder: "Porque usted eligió este orden.",
  yourOrderAnd: (given) =>
    `Porque usted eligió este orden. En el cuestionario ${told(given, (label) => (label ? `contestó “${label}” a` : "contestó"))}`,

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
