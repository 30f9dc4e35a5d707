import { contacts, digits } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  tag: "Tag",
  anyTag: "Any tag",
  place: "Where",
  inList: "In the list",
  inArchive: (amount: number) => `Archive (${digits.en(amount)})`,

  tagSelected: "Tag selected contacts",
  tagShort: "Tag",
  tagTitle: "Tags of the selected contacts",
  tagIntro: (amount: number) =>
    `${contacts.en(amount)}. Use tags to group contacts: by school, site or wave.`,
  tagsHelper: "Put commas between tags: North School, Wave 1",
  addTags: "Tags to add",
  removeTag: "Tag to remove",
  noTag: "None",
  saveTags: "Save tags",
  tagged: (amount: number) => `Tags of ${contacts.en(amount)} saved.`,
  nothingToTag: "Please write a tag to add, or choose one to remove.",

  archiveSelected: "Archive selected contacts",
  archiveShort: "Archive",
  bringBackSelected: "Bring back selected contacts",
  bringBackShort: "Bring back",
  archiveTitle: "Archive the selected contacts?",
  archiveText: (amount: number, names: string) =>
    `${contacts.en(amount)}: ${names}. They leave this list and get no more texts, and texts that are still waiting are not sent. Their personal links keep working. You can bring them back.`,
  archive: "Archive",
  archiving: "Archiving…",
  archived: (amount: number) => `${contacts.en(amount)} archived.`,
  broughtBack: (amount: number) =>
    `${contacts.en(amount)} ${amount === 1 ? "is" : "are"} back in the list.`,
  bringBackFailed: "They could not be brought back. Please try again.",
  emptyList: "Everyone is in the archive",
  emptyListText: "Open the archive to bring contacts back.",

  notRead: "The connection may be weak. Nothing was changed.",
  contactNotRead: "This contact could not be loaded. Please try again.",
};

const es: typeof en = {
  tag: "Etiqueta",
  anyTag: "Etiqueta: todas",
  place: "Dónde",
  inList: "En la lista",
  inArchive: (amount) => `Archivo (${digits.es(amount)})`,

  tagSelected: "Poner etiquetas a los contactos seleccionados",
  tagShort: "Etiquetas",
  tagTitle: "Etiquetas de los contactos seleccionados",
  tagIntro: (amount) =>
    `${contacts.es(amount)}. Use etiquetas para agrupar contactos: por escuela, sede o etapa.`,
  tagsHelper: "Separe las etiquetas con comas: Escuela Norte, Etapa 1",
  addTags: "Etiquetas que quiere poner",
  removeTag: "Etiqueta que quiere quitar",
  noTag: "Ninguna",
  saveTags: "Guardar etiquetas",
  tagged: (amount) => `Se guardaron las etiquetas de ${contacts.es(amount)}.`,
  nothingToTag: "Escriba una etiqueta para poner o elija una para quitar.",

  archiveSelected: "Archivar los contactos seleccionados",
  archiveShort: "Archivar",
  bringBackSelected: "Regresar a la lista los contactos seleccionados",
  bringBackShort: "Regresar",
  archiveTitle: "¿Archivar los contactos seleccionados?",
  archiveText: (amount, names) =>
    `${contacts.es(amount)}: ${names}. Salen de esta lista y ya no reciben mensajes; los que están en espera no se envían. Sus enlaces personales siguen funcionando. Puede regresarlos a la lista.`,
  archive: "Archivar",
  archiving: "Archivando…",
  archived: (amount) =>
    `${contacts.es(amount)} ${amount === 1 ? "archivado" : "archivados"}.`,
  broughtBack: (amount) => `${contacts.es(amount)} de nuevo en la lista.`,
  bringBackFailed: "No se pudieron regresar a la lista. Inténtelo de nuevo.",
  emptyList: "Todos están en el archivo",
  emptyListText: "Abra el archivo para regresar contactos a la lista.",

  notRead: "Es posible que la conexión sea débil. No se cambió nada.",
  contactNotRead: "No se pudo cargar este contacto. Inténtelo de nuevo.",
};

export const selectedWords = adminCatalog(en, es);
