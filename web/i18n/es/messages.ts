import type { MessagesWords } from "#web/i18n/en/messages.ts";

export const messages: MessagesWords = {
  title: "Mensajes",
  intro:
    "Todavía nada sale de este servidor: lo que se enviaría se queda aquí, para leerlo y probarlo. Los enlaces se abren como en el teléfono de los padres.",
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
  to: "Para",
  newest: "Solo se muestran los 1,000 mensajes más nuevos.",
};
