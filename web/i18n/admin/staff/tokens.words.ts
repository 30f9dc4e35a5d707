import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  title: "API tokens",
  intro:
    "With a token, a program such as REDCap or R reads data from this site on your behalf. It can do only what its roles allow.",
  ofProvider: (days: number) =>
    `If you sign in with your organization’s account, tokens stop working ${days} days after your last sign-in. They work again after you sign in.`,
  introOfAdmin: "As an admin, you see everyone’s tokens.",
  none: "There are no tokens.",
  name: "What it is for",
  nameHelper: "For example: Weekly export to REDCap.",
  roles: "What it may do",
  days: "How long it lasts",
  lasts: (days: number) => (days === 365 ? "One year" : `${days} days`),
  make: "Make a token",
  making: "Making…",
  newTitle: "Your new token",
  newText:
    "Copy it now. It is not shown again. Anyone who has it can use it, so protect it like a password.",
  copy: "Copy",
  copied: "Copied.",
  notCopied:
    "The token could not be copied. Please select it and copy it by hand.",
  done: "I have copied it",
  of: (owner: string) => `Made by ${owner}`,
  until: (day: string) => `Until ${day}`,
  over: (day: string) => `Ended on ${day}`,
  used: (moment: string) => `Last used ${moment}`,
  unused: "Never used",
  end: "End",
  endOf: (name: string) => `End the token ${name}`,
  endTitle: (name: string) => `End the token “${name}”?`,
  endText: "Programs that use it can no longer reach this site.",
  endYes: "End the token",
  ending: "Ending…",
  ended: "The token was ended.",
  failed: "The token could not be ended. Please try again.",
};

const es: typeof en = {
  title: "Tokens de API",
  intro:
    "Con un token, un programa como REDCap o R obtiene datos de este sitio en su nombre. Solo puede hacer lo que permiten sus roles.",
  ofProvider: (days) =>
    `Si usted entra con la cuenta de su organización, los tokens dejan de funcionar ${days} días después de la última vez. Vuelven a funcionar cuando entra de nuevo.`,
  introOfAdmin: "Como administrador, usted ve los tokens de todos.",
  none: "No hay tokens.",
  name: "Para qué es",
  nameHelper: "Por ejemplo: Exportación semanal a REDCap.",
  roles: "Qué puede hacer",
  days: "Cuánto dura",
  lasts: (days) => (days === 365 ? "Un año" : `${days} días`),
  make: "Crear un token",
  making: "Creando…",
  newTitle: "Su nuevo token",
  newText:
    "Cópielo ahora. No se volverá a mostrar. Quien lo tenga puede usarlo, así que guárdelo como una contraseña.",
  copy: "Copiar",
  copied: "Copiado.",
  notCopied: "No se pudo copiar el token. Selecciónelo y cópielo a mano.",
  done: "Ya lo copié",
  of: (owner) => `Creado por ${owner}`,
  until: (day) => `Hasta el ${day}`,
  over: (day) => `Terminó el ${day}`,
  used: (moment) => `Último uso: ${moment}`,
  unused: "Nunca se ha usado",
  end: "Terminar",
  endOf: (name) => `Terminar el token ${name}`,
  endTitle: (name) => `¿Terminar el token “${name}”?`,
  endText: "Los programas que lo usan ya no podrán conectarse a este sitio.",
  endYes: "Terminar el token",
  ending: "Terminando…",
  ended: "Se revocó el token.",
  failed: "No se pudo terminar el token. Inténtelo de nuevo.",
};

export const tokensWords = adminCatalog(en, es);
