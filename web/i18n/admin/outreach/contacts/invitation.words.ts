import { digits, plural } from "#web/i18n/admin/amounts.ts";

const en = {
  isDefault: "This is your default text. Change it for these contacts here, or",
  changeDefault: "for all in Page contents",
  useDefault: "Use the default text",
  namesVaccine:
    "This text names HPV. Other people may see it on the phone, so it is better to leave that out.",
  consent: "Only text parents who agreed to get texts.",
  textedAmong: (amount: number, total: number, day: string) =>
    total === 1
      ? `This contact was texted before, on ${day}.`
      : `${plural.en(amount, "of them was", "of them were")} texted before, last on ${day}.`,
  withoutConsent: (amount: number, total: number) =>
    total === 1
      ? "No consent is recorded for this contact."
      : `No consent is recorded for ${digits.en(amount)} of them.`,
  consentToAdd: "Only add parents who agreed to get texts.",
  held: (held: number, all: number, first: string) =>
    `It is too early or too late to text ${held === all ? "these contacts" : `${held} of ${all} contacts`} now. Their texts will be sent when texting hours begin where each family lives. The first one: ${first} (your time).`,
  anyway: "Send now anyway, where the law allows it",
};

const es: typeof en = {
  isDefault: "Este es su texto inicial. Cámbielo aquí para estos contactos, o",
  changeDefault: "para todos en Contenido de las páginas",
  useDefault: "Usar el texto inicial",
  namesVaccine:
    "Este texto menciona el VPH. Otras personas pueden verlo en el teléfono: es mejor quitarlo.",
  consent: "Escriba solo a padres que aceptaron recibir mensajes.",
  textedAmong: (amount, total, day) =>
    total === 1
      ? `Ya se le envió un mensaje a este contacto el ${day}.`
      : `A ${plural.es(amount, "de ellos ya se le", "de ellos ya se les")} envió un mensaje, el último el ${day}.`,
  withoutConsent: (amount, total) =>
    total === 1
      ? "No está anotado si este contacto aceptó recibir mensajes."
      : `No está anotado si ${plural.es(amount, "de ellos aceptó", "de ellos aceptaron")} recibir mensajes.`,
  consentToAdd: "Agregue solo a padres que aceptaron recibir mensajes.",
  held: (held: number, all: number, first: string) =>
    `Ahora es muy temprano o muy tarde para escribir a ${held === all ? "estos contactos" : `${held} de ${all} contactos`}. Sus mensajes se enviarán cuando empiece el horario de mensajes donde vive cada familia. El primero: ${first} (su hora).`,
  anyway: "Enviar ahora de todos modos, donde la ley lo permite",
};

export const invitationWords = { en, es };
