import type { LinksWords } from "#web/i18n/en/links.ts";

const plain = (amount: number) => amount.toLocaleString("es-US");
const count = (amount: number, one: string, many: string) =>
  `${plain(amount)} ${amount === 1 ? one : many}`;
const contacts = (amount: number) => count(amount, "contacto", "contactos");

export const links: LinksWords = {
  title: "Enviar enlaces",
  back: "Panel",
  intro:
    "Invite a los padres al cuestionario: agréguelos aquí, selecciónelos en la lista y envíe a cada uno su enlace personal por SMS.",

  contacts: "Contactos",
  add: "Agregar contactos",
  deleteSelected: "Eliminar los contactos seleccionados",
  deleteShort: "Eliminar",
  sendSms: "Enviar SMS",
  number: plain,
  chosen: (amount, hidden) =>
    count(amount, "elegido", "elegidos") +
    (hidden > 0 ? `, ${plain(hidden)} fuera de esta lista` : ""),
  clearChoice: "Quitar",
  selection: "Seleccionado",
  nothingSelected: "Seleccione al menos un contacto antes de hacer eso.",

  name: "Nombre del padre o la madre",
  childname: "Nombre del niño o la niña",
  phone: "Teléfono celular",
  phoneHelper: "Formato internacional",
  redcapid: "ID de Redcap",
  language: "Idioma",
  languages: { en: "English", es: "Español" },
  addContact: "Agregar contacto",
  adding: "Agregando…",
  added: "¡Contacto agregado!",
  addFailed:
    "Hubo un error al crear este contacto. Por favor, intente más tarde.",

  status: "Estado",
  anyStatus: "Estado: todos",
  groups: {
    unsent: "Sin enviar",
    sent: "Enlace enviado",
    between: "Enviado hace 7 a 10 días",
    expired: "Vencido",
    completed: "Completado",
  },
  groupOf: (name, amount) => `${name} (${plain(amount)})`,
  anyLanguage: "Idioma: todos",
  sortBy: "Ordenar por",
  asAdded: "Primero los más recientes",
  sorted: (column, isDescending) => `${column} ${isDescending ? "↓" : "↑"}`,

  selectAll: "Seleccionar todos los que se ven",
  selectFound: (amount) =>
    `Seleccionar ${amount === 1 ? "el contacto encontrado" : `los ${contacts(amount)} encontrados`}`,
  found: (amount, total) => `${plain(amount)} de ${plain(total)}`,
  select: (name) => `Seleccionar a ${name}`,
  columns: {
    name: "Padre/madre",
    childname: "Niño/a",
    phone: "Teléfono",
    date: "Enviado",
    status: "Estado",
  },
  redcap: (id) => `Redcap ${id}`,
  link: "Enlace",
  linkOf: (name, link) => `${link}, enlace personal de ${name}`,
  copy: "Copiar el enlace",
  copyOf: (name) => `Copiar el enlace de ${name}`,
  copied: (name) => `El enlace de ${name} está copiado.`,
  notCopied: "No se pudo copiar el enlace. Cópielo a mano desde la lista.",
  result: "Resultado",
  resultOf: (name) => `Resultado de ${name}`,

  none: "Todavía no hay contactos",
  addFirst: "Agregar el primer contacto",
  noneText:
    "Agregue a la primera persona: con un nombre y un celular ya puede enviarle su enlace personal.",
  nothingFound: "Ningún contacto coincide",
  nothingFoundText: "Pruebe con otra palabra o vea todos.",
  showAll: "Ver todos los contactos",

  deleteTitle: "¿Seguro que quiere eliminar los contactos seleccionados?",
  deleteText: (amount, names) =>
    `${contacts(amount)}: ${names}. Sus enlaces personales dejarán de funcionar.`,
  deleted: (amount) =>
    `${contacts(amount)} ${amount === 1 ? "eliminado" : "eliminados"}.`,
  listed: (names, others) =>
    others > 0
      ? `${names.join(", ")} y ${plain(others)} más`
      : names.join(", "),
  delete: "Eliminar",
  deleting: "Eliminando…",
  cancel: "Cancelar",
  close: "Cerrar",

  message: "Mensaje",
  messageHelper: "El enlace se agregará al final del mensaje",
  messageProblems: {
    missing: "Por favor, escriba un mensaje.",
    tooLong: "Por favor, acorte el mensaje: caben 1,000 caracteres.",
  },
  preview: "Así se verá",
  to: (amount) => `Para ${contacts(amount)}:`,
  completedAmong: (amount, total) =>
    total === 1
      ? "Este contacto ya completó el cuestionario y no recibirá el mensaje."
      : amount === 1
        ? "1 de ellos ya completó el cuestionario y no recibirá el mensaje."
        : `${plain(amount)} de ellos ya completaron el cuestionario y no recibirán el mensaje.`,
  optedOutAmong: (amount) =>
    amount === 1
      ? "1 de ellos no quiere mensajes y no recibirá este."
      : `${plain(amount)} de ellos no quieren mensajes y no recibirán este.`,
  languagesAmong: (english, spanish) =>
    `${count(english, "lee", "leen")} en inglés y ${plain(spanish)} en español. Para escribir a cada grupo en su idioma, filtre primero la lista por idioma.`,
  size: (units, segments) =>
    `${count(units, "carácter", "caracteres")} con el enlace · ${count(segments, "SMS", "SMS")} para cada uno`,
  costly: (characters) =>
    `Cuesta más por ${characters.join(" ")}: con caracteres así caben 70 en un SMS en vez de 160.`,
  noWayOut:
    "Diga cómo dejar de recibir mensajes, por ejemplo: Responda ALTO para cancelar.",
  testTitle: "Enviarme una prueba",
  testPhone: "Su celular",
  testHelper: "El enlace de la prueba lleva a la página de inicio.",
  sendTest: "Enviar la prueba",
  sendingTest: "Enviando la prueba…",
  sendNow: "Enviar SMS ahora",
  sending: "Enviando…",
  sentSoFar: (sent, total) => `${plain(sent)} de ${contacts(total)}`,
  allDone: (total) => `Listo: ${contacts(total)}.`,
};
