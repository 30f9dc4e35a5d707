import type { MessagesWords } from "#web/i18n/en/messages.ts";

export const messages: MessagesWords = {
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
