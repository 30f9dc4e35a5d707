export const digits = {
  en: (amount: number) => amount.toLocaleString("en-US"),
  es: (amount: number) => amount.toLocaleString("es-US"),
};

/** An amount with its noun: `plural.en(2, "text", "texts")`. */
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
