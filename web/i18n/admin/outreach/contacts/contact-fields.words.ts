/** Labels of a contact's fields. */
export const contactFields = {
  en: {
    name: "Parent Name",
    childname: "Child Name",
    phone: "Mobile Phone",
    redcapid: "Redcap ID",
    language: "Language",
    consentdate: "Consent date",
    consentsource: "How they agreed",
    zip: "ZIP code",
    timezone: "Time zone",
    tags: "Tags",
    note: "Note",
  },
  es: {
    name: "Nombre del padre o la madre",
    childname: "Hijo o hija",
    phone: "Teléfono celular",
    redcapid: "ID de Redcap",
    language: "Idioma",
    consentdate: "Aceptó mensajes el",
    consentsource: "Cómo aceptó",
    zip: "Código postal",
    timezone: "Zona horaria",
    tags: "Etiquetas",
    note: "Nota",
  },
};
