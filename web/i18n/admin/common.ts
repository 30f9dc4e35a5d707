export const digits = {
  en: (amount: number) => amount.toLocaleString("en-US"),
  es: (amount: number) => amount.toLocaleString("es-US"),
};

/** An amount and its noun: `plural.en(2, "text", "texts")`. */
export const plural = {
  en: (amount: number, one: string, many: string) =>
    `${digits.en(amount)} ${amount === 1 ? one : many}`,
  es: (amount: number, one: string, many: string) =>
    `${digits.es(amount)} ${amount === 1 ? one : many}`,
};

export const contacts = {
  en: (amount: number) => plural.en(amount, "contact", "contacts"),
  es: (amount: number) => plural.es(amount, "contacto", "contactos"),
};

/** Words that many screens of the dashboard use. */
export const commonWords = {
  en: {
    back: "Dashboard",
    cancel: "Cancel",
    close: "Close",
    language: "Language",
    languages: { en: "English", es: "Spanish" },
    loading: "Loading…",
    more: "Show more",
    number: digits.en,
    save: "Save",
    saving: "Saving…",
    sending: "Sending…",
    tryAgain: "Try again",
  },
  es: {
    back: "Panel",
    cancel: "Cancelar",
    close: "Cerrar",
    language: "Idioma",
    languages: { en: "Inglés", es: "Español" },
    loading: "Cargando…",
    more: "Ver más",
    number: digits.es,
    save: "Guardar",
    saving: "Guardando…",
    sending: "Enviando…",
    tryAgain: "Intentar de nuevo",
  },
};

/** A catalog that also has the common words. */
export const catalog = <Words>(en: Words, es: Words) => ({
  en: { ...commonWords.en, ...en },
  es: { ...commonWords.es, ...es },
});

/** What the fields of a contact are called. */
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
    childname: "Nombre del niño o la niña",
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
