const en = {
  title: "Messages",
  intro:
    "Every text message and mail that goes out, what became of it, and what people wrote back.",
  back: "Dashboard",
  texts: "Text messages",
  mails: "Mails",
  phones: "Phones",
  noTexts: "No text message yet",
  noTextsText: "Invite a contact, or share results by SMS, and see it here.",
  noMails: "No mail yet",
  noMailsText: "What visitors write on the contact page appears here.",
  toLinks: "Send links",
  phone: (number: string) => `Phone ${number}`,
  count: (amount: number) =>
    amount === 1 ? "1 message" : `${amount} messages`,
  toRead: "Unclear answer: please read it",
  understood: {
    stop: "Asked for no more texts.",
    start: "Asked for texts again.",
    help: "Asked for help.",
    unclear:
      "This may ask for no more texts, but it is not clear. Nothing was changed: please read it.",
  },
  noWords: "No words. It may have been a picture.",
  to: "To",
  reply: "Write back",
  replyHint:
    "Nothing leaves this server: this is what the parent’s phone would show. Open the link, or write back STOP.",
  send: "Send",
  sending: "Sending…",
  newest: "Only the newest 1,000 messages are shown.",
};

const es: typeof en = {
  title: "Mensajes",
  intro:
    "Cada mensaje de texto y correo que sale, qué pasó con él y qué respondieron.",
  back: "Panel",
  texts: "Mensajes de texto",
  mails: "Correos",
  phones: "Teléfonos",
  noTexts: "Todavía no hay mensajes de texto",
  noTextsText:
    "Invite a un contacto, o comparta resultados por SMS, y aquí lo verá.",
  noMails: "Todavía no hay correos",
  noMailsText:
    "Aquí aparece lo que los visitantes escriben en la página de contacto.",
  toLinks: "Enviar enlaces",
  phone: (number) => `Teléfono ${number}`,
  count: (amount) => (amount === 1 ? "1 mensaje" : `${amount} mensajes`),
  toRead: "Respuesta poco clara: por favor, léala",
  understood: {
    stop: "Pidió no recibir más mensajes.",
    start: "Pidió recibir mensajes otra vez.",
    help: "Pidió ayuda.",
    unclear:
      "Quizás pide no recibir más mensajes, pero no está claro. No se cambió nada: por favor, lea la respuesta.",
  },
  noWords: "Sin palabras. Quizás era una foto.",
  to: "Para",
  reply: "Responder",
  replyHint:
    "Nada sale de este servidor: así se vería en el teléfono de los padres. Abra el enlace o responda ALTO.",
  send: "Enviar",
  sending: "Enviando…",
  newest: "Solo se muestran los 1,000 mensajes más nuevos.",
};

export const messagesWords = { en, es };
