import { hoursInWords, linkHours } from "#shared/rules/staff/links.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  failedTitle: "This link does not work",
  failedText:
    "It was used, has expired, or was withdrawn. Ask the person who sent it for a new one.",
  toSignIn: "Go to the sign-in page",

  joinTitle: (name: string) => `Welcome, ${name}`,
  joinText: (by: string, site: string) =>
    `${by} invited you to work on ${site}.`,
  joinRoles: "What you may do here",
  goodUntil: (moment: string) => `This link is good until ${moment}.`,
  email: "You sign in with this email",
  password: "Choose a password",
  join: "Save and sign in",

  newTitle: "Choose a new password",
  newText:
    "When you save it, you are signed out everywhere and your API tokens end. Then sign in with the new password.",
  newPassword: "New password",
  save: "Save the password",
  newDoneTitle: "Your password was changed",
  newDoneText: "You are signed out everywhere. Sign in with the new password.",

  emailTitle: "Confirm your new email address",
  emailText: (email: string) =>
    `From now on you sign in with ${email}. You are signed out everywhere.`,
  confirm: "Use this address",
  emailDoneTitle: "Your new email address is active",
  emailDoneText: "Please sign in with it.",

  forgotten: "Forgot your password?",
  forgottenTitle: "Forgot your password?",
  forgottenText:
    "Type your email address. We will send you a link for a new password.",
  forgottenNoMail:
    "Ask an admin of this site. They can give you a link for a new password.",
  send: "Send the link",
  sentTitle: "Check your email",
  sentText: `If there is an account with this address, you will get a link soon. It expires in ${hoursInWords(linkHours.password, "en")}. Look in your spam folder, too.`,
};

const es: typeof en = {
  failedTitle: "Este enlace no funciona",
  failedText:
    "Ya se usó, venció o lo retiraron. Pida uno nuevo a la persona que se lo envió.",
  toSignIn: "Ir a la página de inicio de sesión",

  joinTitle: (name) => `Le damos la bienvenida, ${name}`,
  joinText: (by, site) =>
    `Recibió una invitación de ${by} para trabajar en ${site}.`,
  joinRoles: "Lo que puede hacer aquí",
  goodUntil: (moment) => `Este enlace sirve hasta el ${moment}`,
  email: "Usted inicia sesión con este correo",
  password: "Elija una contraseña",
  join: "Guardar e iniciar sesión",

  newTitle: "Elija una contraseña nueva",
  newText:
    "Al guardarla se cierran todas sus sesiones y terminan sus tokens de API. Después inicie sesión con la contraseña nueva.",
  newPassword: "Contraseña nueva",
  save: "Guardar la contraseña",
  newDoneTitle: "Su contraseña cambió",
  newDoneText:
    "Se cerraron todas sus sesiones. Inicie sesión con la contraseña nueva.",

  emailTitle: "Confirme su nuevo correo electrónico",
  emailText: (email) =>
    `De ahora en adelante usted inicia sesión con ${email}. Se cierran todas sus sesiones.`,
  confirm: "Usar este correo",
  emailDoneTitle: "Su nuevo correo electrónico ya está activo",
  emailDoneText: "Inicie sesión con él.",

  forgotten: "¿Olvidó su contraseña?",
  forgottenTitle: "¿Olvidó su contraseña?",
  forgottenText:
    "Escriba su correo electrónico. Le enviaremos un enlace para elegir una contraseña nueva.",
  forgottenNoMail:
    "Hable con un administrador de este sitio. Le puede dar un enlace para elegir una contraseña nueva.",
  send: "Enviar el enlace",
  sentTitle: "Revise su correo",
  sentText: `Si hay una cuenta con este correo, le llegará un enlace. Sirve durante ${hoursInWords(linkHours.password, "es")}. Revise también el correo no deseado.`,
};

export const staffLinkWords = adminCatalog(en, es);
