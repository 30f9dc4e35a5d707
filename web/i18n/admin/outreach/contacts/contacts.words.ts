import {
  invitationDays,
  sentDays,
} from "#shared/rules/outreach/contacts/invitation.ts";
import { contacts, digits, plural } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";
import { contactFields } from "#web/i18n/admin/outreach/contacts/contact-fields.words.ts";

const en = {
  ...contactFields.en,
  title: "Send Links",
  intro:
    "Add parents, select them in the list, and send each one a personal link to the quiz by SMS.",

  contacts: "Contacts",
  selectedContacts: "Selected contacts",
  add: "Add contacts",
  edit: "Edit selected contact",
  campaign: "Add to campaign",
  editShort: "Edit",
  selectOne: "Please select one contact only.",
  editTitle: "Edit contact",
  contactSaved: "Contact saved.",
  consentHelper: "For example: form at check-in",
  tagsHelper: "Put commas between tags",
  importList: "Import a list",
  export: "Export",
  deleteSelected: "Delete selected contacts",
  deleteShort: "Delete",
  sendSms: "Send SMS",
  chosen: (amount: number, hidden: number) =>
    hidden > 0
      ? `${digits.en(amount)} selected, ${digits.en(hidden)} not on this page`
      : `${digits.en(amount)} selected`,
  clearChoice: "Clear",
  selection: "Selected",
  nothingSelected: "Please select at least one contact before doing that.",

  phoneHelper: "International format. 10 digits are enough: 305 555 0101",
  addContact: "Add Contact",
  adding: "Adding…",
  added: "New contact added!",
  addFailed:
    "There was an error while creating this contact. Please try again later.",

  status: "Status",
  anyStatus: "Any status",
  groups: {
    unsent: "Not sent",
    sent: "Link sent",
    between: `Sent ${sentDays} to ${invitationDays} days ago`,
    expired: "Expired",
    completed: "Completed",
  },
  test: "Test",
  groupOf: (name: string, amount: number) => `${name} (${digits.en(amount)})`,
  anyLanguage: "Any language",
  moreFilters: (used: number) =>
    used > 0 ? `More filters (${used})` : "More filters",
  texts: "Texts",
  anyTexts: "Any delivery status",
  troubles: {
    untexted: "Not texted, or only in test mode",
    call: "Call instead",
    held: "Text on hold",
  },
  sortBy: "Sort by",
  asAdded: "Newest first",
  sorted: (column: string, isDescending: boolean) =>
    `${column} ${isDescending ? "↓" : "↑"}`,

  selectAll: "Select all shown",
  selectFound: (amount: number) => `Select all ${contacts.en(amount)} found`,
  selecting: "Selecting…",
  selectFailed: "They could not be selected. Please try again.",
  found: (amount: number, total: number) =>
    `${digits.en(amount)} of ${digits.en(total)}`,
  select: (name: string) => `Select ${name}`,
  columns: {
    name: "Parent Name",
    childname: "Child Name",
    phone: "Phone Number",
    date: "Sent",
    status: "Status",
  },
  link: "Link",
  copy: "Copy link",
  copyOf: (name: string, link: string) => `Copy link of ${name}: ${link}`,
  copied: (name: string) => `Copied the link of ${name}.`,
  notCopied:
    "The link could not be copied. Open the contact and copy it by hand.",
  result: "Result",
  resultOf: (name: string) => `Result of ${name}`,

  none: "No contacts yet",
  addFirst: "Add the first contact",
  noneText:
    "Import a list, or add the first parent. A name and a cell phone number are enough to send a personal link.",
  nothingFound: "No contacts match",
  nothingFoundText: "Try another word, or see all contacts.",
  showAll: "Show all contacts",

  deleteTitle: "Are you sure you want to delete the selected contacts?",
  deleteText: (amount: number, names: string) =>
    `${contacts.en(amount)}: ${names}. Their texts and the names in their results will be deleted too, and their personal links will stop working. You can undo this for ten seconds.`,
  deleteManyText: (amount: number, names: string) =>
    `${contacts.en(amount)}: ${names}. Their texts and the names in their results will be deleted too, and their personal links will stop working. This cannot be undone.`,
  deleteFinished:
    "Answers of families who finished the quiz stay, without names. They move from results.csv to problem_results.csv. If an open data package contains them, you cannot make another package.",
  willBeDeleted: (amount: number) => `${contacts.en(amount)} will be deleted.`,
  deleteFailed: "They could not be deleted. Please try again.",
  deleted: (amount: number) => `${contacts.en(amount)} deleted.`,
  listed: (names: string[], others: number) =>
    others > 0
      ? `${names.join("; ")} and ${digits.en(others)} more`
      : names.join("; "),
  delete: "Delete",
  deleting: "Deleting…",

  message: "Message",
  messageHelper: "The link will be added to the end of the message",
  messageProblems: {
    missing: "Please write a message.",
    tooLong: "Please shorten the message. The limit is 1,000 characters.",
  },
  preview: "How it will look",
  readsLineAdded:
    "The last line before the link is added to every invitation. Switch it off in Page contents, For the doctor.",
  to: (amount: number) => `To ${contacts.en(amount)}:`,
  completedAmong: (amount: number, total: number) =>
    total === 1
      ? "This contact has already completed the quiz and will not get a message."
      : plural.en(
          amount,
          "of them has already completed the quiz and will not get a message.",
          "of them have already completed the quiz and will not get a message.",
        ),
  optedOutAmong: (amount: number) =>
    plural.en(
      amount,
      "of them does not want texts and will not get a message.",
      "of them do not want texts and will not get a message.",
    ),
  languagesAmong: (english: number, spanish: number) =>
    `${digits.en(english)} in English, ${digits.en(spanish)} in Spanish. Each family gets only its own language.`,
  size: (units: number, segments: number) =>
    `${plural.en(units, "character", "characters")} with the link · ${plural.en(segments, "SMS", "SMS")} each`,
  costly: (characters: string[]) =>
    `Costs more because of ${characters.join(" ")}. With these characters, one SMS holds 70 characters instead of 160.`,
  noWayOut:
    "Tell people how to stop the texts, for example: Reply STOP to opt out.",
  testTitle: "Send a test to me",
  testPhone: "Your cell phone number",
  testHelper: "The link in the test leads to the start page.",
  sendTest: "Send the test",
  sendingTest: "Sending the test…",
  sendNow: "Send SMS Now",
  sentSoFar: (sent: number, total: number) =>
    `${digits.en(sent)} of ${contacts.en(total)}`,
  allDone: (total: number) => `Finished: ${contacts.en(total)}.`,
};

const es: typeof en = {
  ...contactFields.es,
  title: "Enviar enlaces",
  intro:
    "Agregue a los padres, selecciónelos en la lista y envíe a cada uno por SMS su enlace personal.",

  contacts: "Contactos",
  selectedContacts: "Contactos elegidos",
  add: "Agregar contactos",
  edit: "Editar el contacto seleccionado",
  campaign: "Agregar a campaña",
  editShort: "Editar",
  selectOne: "Seleccione un solo contacto.",
  editTitle: "Editar contacto",
  contactSaved: "Contacto guardado.",
  consentHelper: "Por ejemplo: formulario en recepción",
  tagsHelper: "Separe las etiquetas con comas",
  importList: "Importar una lista",
  export: "Exportar",
  deleteSelected: "Eliminar los contactos seleccionados",
  deleteShort: "Eliminar",
  sendSms: "Enviar SMS",
  chosen: (amount, hidden) =>
    plural.es(amount, "elegido", "elegidos") +
    (hidden > 0 ? `, ${digits.es(hidden)} fuera de esta página` : ""),
  clearChoice: "Desmarcar",
  selection: "Seleccionado",
  nothingSelected: "Seleccione al menos un contacto antes de hacer eso.",

  phoneHelper: "Formato internacional. Bastan 10 dígitos: 305 555 0101",
  addContact: "Agregar contacto",
  adding: "Agregando…",
  added: "Contacto agregado.",
  addFailed:
    "Hubo un error al crear este contacto. Por favor, inténtelo de nuevo más tarde.",

  status: "Estado",
  anyStatus: "Estado: todos",
  groups: {
    unsent: "Sin enviar",
    sent: "Enlace enviado",
    between: `Enviado hace ${sentDays} a ${invitationDays} días`,
    expired: "Vencido",
    completed: "Completado",
  },
  test: "Prueba",
  groupOf: (name, amount) => `${name} (${digits.es(amount)})`,
  anyLanguage: "Idioma: todos",
  moreFilters: (used) => (used > 0 ? `Más filtros (${used})` : "Más filtros"),
  texts: "Mensajes",
  anyTexts: "Mensajes: todos",
  troubles: {
    untexted: "Sin mensaje, o solo de prueba",
    call: "Llamar por teléfono",
    held: "Mensaje en espera",
  },
  sortBy: "Ordenar por",
  asAdded: "Primero los más recientes",
  sorted: (column, isDescending) => `${column} ${isDescending ? "↓" : "↑"}`,

  selectAll: "Seleccionar todos los que se ven",
  selectFound: (amount) =>
    `Seleccionar ${amount === 1 ? "el contacto encontrado" : `los ${contacts.es(amount)} encontrados`}`,
  selecting: "Seleccionando…",
  selectFailed: "No se pudieron seleccionar. Inténtelo de nuevo.",
  found: (amount, total) => `${digits.es(amount)} de ${digits.es(total)}`,
  select: (name) => `Seleccionar a ${name}`,
  columns: {
    name: "Padre o madre",
    childname: "Hijo o hija",
    phone: "Teléfono",
    date: "Enviado",
    status: "Estado",
  },
  link: "Enlace",
  copy: "Copiar",
  copyOf: (name, link) => `Copiar el enlace de ${name}: ${link}`,
  copied: (name) => `Se copió el enlace de ${name}.`,
  notCopied: "No se pudo copiar el enlace. Abra el contacto y cópielo a mano.",
  result: "Resultado",
  resultOf: (name) => `Resultado de ${name}`,

  none: "Todavía no hay contactos",
  addFirst: "Agregar el primer contacto",
  noneText:
    "Importe una lista o agregue a la primera persona. Con un nombre y un celular ya puede enviarle su enlace personal.",
  nothingFound: "Ningún contacto coincide",
  nothingFoundText: "Pruebe con otra palabra o vea todos.",
  showAll: "Ver todos los contactos",

  deleteTitle: "¿Seguro que quiere eliminar los contactos seleccionados?",
  deleteText: (amount, names) =>
    `${contacts.es(amount)}: ${names}. También se eliminan sus mensajes y los nombres en sus resultados, y sus enlaces personales dejan de funcionar. Puede deshacerlo durante diez segundos.`,
  deleteManyText: (amount, names) =>
    `${contacts.es(amount)}: ${names}. También se eliminan sus mensajes y los nombres en sus resultados, y sus enlaces personales dejan de funcionar. Esto no se puede deshacer.`,
  deleteFinished:
    "Las respuestas de las familias que completaron el cuestionario se conservan, sin nombres, y pasan de results.csv a problem_results.csv. Si un paquete de datos abiertos las contiene, ya no se podrán crear más paquetes.",
  willBeDeleted: (amount) =>
    amount === 1
      ? "Se eliminará 1 contacto."
      : `Se eliminarán ${contacts.es(amount)}.`,
  deleteFailed: "No se pudieron eliminar. Inténtelo de nuevo.",
  deleted: (amount) =>
    `${contacts.es(amount)} ${amount === 1 ? "eliminado" : "eliminados"}.`,
  listed: (names, others) =>
    others > 0
      ? `${names.join("; ")} y ${digits.es(others)} más`
      : names.join("; "),
  delete: "Eliminar",
  deleting: "Eliminando…",

  message: "Mensaje",
  messageHelper: "El enlace se agregará al final del mensaje",
  messageProblems: {
    missing: "Por favor, escriba un mensaje.",
    tooLong: "Por favor, acorte el mensaje. El límite es de 1,000 caracteres.",
  },
  preview: "Así se verá",
  readsLineAdded:
    "La última línea antes del enlace se agrega a todas las invitaciones. Se desactiva en Contenido de las páginas, Para el doctor.",
  to: (amount) => `Para ${contacts.es(amount)}:`,
  completedAmong: (amount, total) =>
    total === 1
      ? "Este contacto ya completó el cuestionario y no recibirá el mensaje."
      : plural.es(
          amount,
          "de ellos ya completó el cuestionario y no recibirá el mensaje.",
          "de ellos ya completaron el cuestionario y no recibirán el mensaje.",
        ),
  optedOutAmong: (amount) =>
    plural.es(
      amount,
      "de ellos no quiere mensajes y no recibirá este.",
      "de ellos no quieren mensajes y no recibirán este.",
    ),
  languagesAmong: (english, spanish) =>
    `${digits.es(english)} en inglés, ${digits.es(spanish)} en español. Cada familia recibe solo su idioma.`,
  size: (units, segments) =>
    `${plural.es(units, "carácter", "caracteres")} con el enlace · ${plural.es(segments, "SMS", "SMS")} para cada uno`,
  costly: (characters) =>
    `Cuesta más por ${characters.join(" ")}. Con esos caracteres caben 70 en un SMS en vez de 160.`,
  noWayOut:
    "Diga cómo dejar de recibir mensajes, por ejemplo: Responda ALTO para cancelar.",
  testTitle: "Enviarme una prueba",
  testPhone: "Su número de celular",
  testHelper: "El enlace de la prueba lleva a la página de inicio.",
  sendTest: "Enviar la prueba",
  sendingTest: "Enviando la prueba…",
  sendNow: "Enviar SMS ahora",
  sentSoFar: (sent, total) => `${digits.es(sent)} de ${contacts.es(total)}`,
  allDone: (total) => `Listo: ${contacts.es(total)}.`,
};

export const contactsWords = adminCatalog(en, es);
