import { hoursInWords, linkHours } from "#shared/rules/staff/links.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  invite: "Invite",
  inviteTitle: "Invite someone to sign in",
  inviteText: `They get a link, choose their own password, and see what their roles include. The link expires in ${hoursInWords(linkHours.invitation, "en")}.`,
  make: "Make the invitation",
  making: "Making the link…",
  done: "Done",

  linkTitle: (name: string) => `Link for ${name}`,
  linkOnce: (moment: string) =>
    `It works once, until ${moment}. You will not see it again, but you can make a new one.`,
  linkMailed: (email: string) =>
    `We sent it to ${email}. You can also copy it and pass it on yourself.`,
  linkUnsent: (email: string) =>
    `The email to ${email} may not arrive. The address may be wrong, or the email server does not answer.`,
  linkPassOn:
    "Copy it and give it to this person in a way that only they can read.",
  link: "Link",
  copy: "Copy the link",
  copied: "Copied",
  notCopied:
    "The link could not be copied. Please select it and copy it by hand.",

  listTitle: "Invited, not signed in yet",
  listText: "Each link works once. A new link ends the one before it.",
  by: (name: string) => `Invited by ${name}`,
  until: (moment: string) => `Good until ${moment}`,
  over: (moment: string) => `Expired. It was good until ${moment}`,
  renew: "New link",
  renewOf: (name: string) => `New link for ${name}`,
  withdraw: "Withdraw",
  withdrawOf: (name: string) => `Withdraw the invitation of ${name}`,
  withdrawAsk: (name: string) => `Withdraw the invitation of ${name}?`,
  withdrawText: "The link stops working right away.",
  withdrawYes: "Yes, withdraw",
  withdrawing: "Withdrawing…",
  withdrawn: "The invitation was withdrawn.",

  passwordTitle: "Forgotten password",
  passwordText: `Creates a link to set a new password. It expires in ${hoursInWords(linkHours.password, "en")}. Confirm the person’s identity first.`,
  passwordButton: "Make a link",
};

const es: typeof en = {
  invite: "Invitar",
  inviteTitle: "Invitar a alguien a iniciar sesión",
  inviteText: `Esa persona recibe un enlace, elige su propia contraseña y ve lo que incluyen sus roles. El enlace sirve durante ${hoursInWords(linkHours.invitation, "es")}.`,
  make: "Crear la invitación",
  making: "Creando el enlace…",
  done: "Listo",

  linkTitle: (name) => `Enlace para ${name}`,
  linkOnce: (moment) =>
    `Sirve una sola vez, hasta el ${moment} No lo volverá a ver, pero puede crear otro.`,
  linkMailed: (email) =>
    `Lo enviamos a ${email}. También puede copiarlo y entregarlo usted.`,
  linkUnsent: (email) =>
    `Es posible que el correo a ${email} no llegue. Puede que la dirección esté mal o que el servidor de correo no responda.`,
  linkPassOn:
    "Cópielo y entréguelo a esta persona de una forma en que nadie más lo lea.",
  link: "Enlace",
  copy: "Copiar el enlace",
  copied: "Copiado",
  notCopied: "No se pudo copiar el enlace. Selecciónelo y cópielo a mano.",

  listTitle: "Con invitación, aún sin iniciar sesión",
  listText:
    "Cada enlace sirve una sola vez. Un enlace nuevo anula el anterior.",
  by: (name) => `Invitación de ${name}`,
  until: (moment) => `Sirve hasta el ${moment}`,
  over: (moment) => `Venció. Servía hasta el ${moment}`,
  renew: "Enlace nuevo",
  renewOf: (name) => `Enlace nuevo para ${name}`,
  withdraw: "Retirar",
  withdrawOf: (name) => `Retirar la invitación de ${name}`,
  withdrawAsk: (name) => `¿Retirar la invitación de ${name}?`,
  withdrawText: "El enlace deja de funcionar de inmediato.",
  withdrawYes: "Sí, retirar",
  withdrawing: "Retirando…",
  withdrawn: "Se retiró la invitación.",

  passwordTitle: "Contraseña olvidada",
  passwordText: `Crea un enlace para que esta persona elija una contraseña nueva. Sirve durante ${hoursInWords(linkHours.password, "es")}. Confirme primero la identidad de la persona.`,
  passwordButton: "Crear un enlace",
};

export const invitedWords = adminCatalog(en, es);
