import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  title: "Messages",
  intro: "All texts and emails sent from this site, their status, and replies.",
  texts: "Text messages",
  mails: "Emails",
  phones: "Phones",
  noTexts: "No text messages yet",
  noTextsText:
    "When you invite a contact or a parent shares results by SMS, you will see it here.",
  noMails: "No emails yet",
  noMailsText: "What visitors write on the contact page appears here.",
  toLinks: "Send links",
  phone: (number: string) => `Phone ${number}`,
  toDecide: "Unclear reply: please decide",
  understood: {
    stop: "Asked to stop the texts.",
    start: "Asked to get texts again.",
    help: "Asked for help.",
    unclear: "This may be a request to stop the texts, but it is not clear.",
  },
  decision: {
    open: "Should this phone get more texts?",
    stop: "Staff stopped the texts to this phone.",
    keep: "Staff decided to keep texting this phone.",
    stopTexts: "Stop texts",
    keepTexts: "Keep texting",
    allowTexts: "Allow texts again",
  },
  noWords: "No text. It may have been a picture.",
  to: "To",
  reply: "Reply as the parent",
  replyHint:
    "Only a test: this writes back as if you were the parent. Open the link, or reply STOP.",
  send: "Send",
  newest: "Only the newest 1,000 messages are shown.",
};

const es: typeof en = {
  title: "Mensajes",
  intro:
    "Todos los mensajes de texto y correos que envía este sitio, su estado y las respuestas.",
  texts: "Mensajes de texto",
  mails: "Correos",
  phones: "Teléfonos",
  noTexts: "Todavía no hay mensajes de texto",
  noTextsText:
    "Cuando invite a un contacto o alguien comparta sus resultados por SMS, lo verá aquí.",
  noMails: "Todavía no hay correos",
  noMailsText:
    "Aquí aparece lo que los visitantes escriben en la página de contacto.",
  toLinks: "Enviar enlaces",
  phone: (number) => `Teléfono ${number}`,
  toDecide: "Respuesta poco clara: por favor, decida",
  understood: {
    stop: "Pidió no recibir más mensajes.",
    start: "Pidió recibir mensajes otra vez.",
    help: "Pidió ayuda.",
    unclear: "Quizás pide no recibir más mensajes, pero no está claro.",
  },
  decision: {
    open: "¿Debe recibir más mensajes este teléfono?",
    stop: "El personal dejó de enviar mensajes a este teléfono.",
    keep: "El personal decidió seguir enviando mensajes a este teléfono.",
    stopTexts: "Dejar de enviar",
    keepTexts: "Seguir enviando",
    allowTexts: "Permitir mensajes otra vez",
  },
  noWords: "Sin texto. Quizás era una foto.",
  to: "Para",
  reply: "Responder como el padre o la madre",
  replyHint:
    "Solo una prueba: así se responde como si usted fuera el padre o la madre. Abra el enlace o responda ALTO.",
  send: "Enviar",
  newest: "Solo se muestran los 1,000 mensajes más nuevos.",
};

export const messagesWords = adminCatalog(en, es);
