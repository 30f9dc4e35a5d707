import { durationInWords } from "#shared/rules/sentences/duration.ts";
import { idleMinutes, sessionHours } from "#shared/rules/staff/sessions.ts";
import { plural } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  title: "My account",
  intro: (name: string, email: string) =>
    name === email
      ? `You are signed in as ${email}.`
      : `You are signed in as ${name}, ${email}.`,

  accountTitle: "Name, email and password",
  accountText:
    "A new email address or password signs you out on other devices. A new password also ends your API tokens.",
  newPassword: "New password, if you want another one",
  saved: "Your account was saved.",
  unconfirmed: (next: string, now: string) =>
    `We sent a link to ${next}. Until you open it, you sign in with ${now}.`,

  sessionsTitle: "Where you are signed in",
  sessionsText: `You are signed out automatically after ${durationInWords(idleMinutes, "minute", "en")} without use, and after ${durationInWords(sessionHours, "hour", "en")} in any case.`,
  unknownDevice: "Unknown device",
  network: (place: string) => `Network ${place}`,
  seen: (moment: string) => `Last used ${moment}`,
  thisSession: "This device",
  end: "End",
  endOf: (device: string) => `End the session on ${device}`,
  ending: "Ending…",
  sessionEnded: "The session was ended.",

  stepTitle: "Two-step verification",
  stepOff:
    "After your password, an app on your phone confirms that it is you. So a stolen password is not enough to sign in.",
  stepRequired: (day: string) =>
    `From ${day} on, everyone needs two-step verification to sign in.`,
  stepByKey: "On, with a passkey.",
  stepOn: (day: string) => `On since ${day}, with an authenticator app.`,
  codesLeft: (amount: number) =>
    plural.en(amount, "recovery code is left.", "recovery codes are left."),
  setUp: "Set up two-step verification",
  setUpApp: "Set up an authenticator app too",
  setUpOther: "Use another app",
  renew: "New recovery codes",
  renewing: "Making codes…",
  removals: {
    all: {
      label: "Turn off two-step verification",
      title: "Sign in with the password alone?",
      text: "Anyone who knows your password can then sign in as you. Your app, passkeys and recovery codes stop working.",
      removed: "Two-step verification is off.",
    },
    app: {
      label: "Remove the app",
      title: "Remove the authenticator app?",
      text: "Its codes stop working. Your passkeys stay.",
      removed: "The authenticator app was removed.",
    },
  },
  removeYes: "Yes, remove",
  removing: "Removing…",
  turnedOn: "Two-step verification is on.",
  failed: "Can't do that now. Please try again later.",
  banner: (day: string) =>
    `From ${day} on, everyone needs two-step verification to sign in.`,
  bannerLink: "Set it up now",

  everywhereTitle: "Sign out everywhere",
  everywhereText:
    "If you forgot to sign out on another computer, this ends all of your sessions, including this one.",
  everywhereButton: "Sign out everywhere",
  everywherePending: "Signing out…",
};

const es: typeof en = {
  title: "Mi cuenta",
  intro: (name, email) =>
    name === email
      ? `Inició sesión como ${email}.`
      : `Inició sesión como ${name}, ${email}.`,

  accountTitle: "Nombre, correo electrónico y contraseña",
  accountText:
    "Un correo electrónico nuevo o una contraseña nueva cierra su sesión en otros dispositivos. Una contraseña nueva también termina sus tokens de API.",
  newPassword: "Contraseña nueva, si quiere otra",
  saved: "Se guardó su cuenta.",
  unconfirmed: (next, now) =>
    `Enviamos un enlace a ${next}. Hasta que lo abra, usted inicia sesión con ${now}.`,

  sessionsTitle: "Dónde tiene la sesión abierta",
  sessionsText: `Las sesiones se cierran solas después de ${durationInWords(idleMinutes, "minute", "es")} sin uso y, en todo caso, después de ${durationInWords(sessionHours, "hour", "es")}.`,
  unknownDevice: "Dispositivo desconocido",
  network: (place) => `Red ${place}`,
  seen: (moment) => `Último uso: ${moment}`,
  thisSession: "Este dispositivo",
  end: "Cerrar",
  endOf: (device) => `Cerrar la sesión en ${device}`,
  ending: "Cerrando…",
  sessionEnded: "Se cerró la sesión.",

  stepTitle: "Verificación en dos pasos",
  stepOff:
    "Después de la contraseña, una aplicación en su teléfono confirma que es usted. Así, una contraseña robada no basta para entrar.",
  stepRequired: (day) =>
    `A partir del ${day}, todas las personas necesitan la verificación en dos pasos para iniciar sesión.`,
  stepByKey: "Activada, con una llave de acceso.",
  stepOn: (day) =>
    `Activada desde el ${day}, con una aplicación de autenticación.`,
  codesLeft: (amount) =>
    amount === 1
      ? "Queda 1 código de recuperación."
      : `Quedan ${amount} códigos de recuperación.`,
  setUp: "Configurar la verificación en dos pasos",
  setUpApp: "Configurar también una aplicación de autenticación",
  setUpOther: "Usar otra aplicación",
  renew: "Códigos de recuperación nuevos",
  renewing: "Creando los códigos…",
  removals: {
    all: {
      label: "Desactivar la verificación en dos pasos",
      title: "¿Iniciar sesión solo con la contraseña?",
      text: "Quien conozca su contraseña podrá iniciar sesión como usted. Su aplicación, sus llaves de acceso y sus códigos de recuperación dejan de servir.",
      removed: "Se desactivó la verificación en dos pasos.",
    },
    app: {
      label: "Quitar la aplicación",
      title: "¿Quitar la aplicación de autenticación?",
      text: "Sus códigos dejan de servir. Conserva sus llaves de acceso.",
      removed: "Se quitó la aplicación de autenticación.",
    },
  },
  removeYes: "Sí, quitar",
  removing: "Quitando…",
  turnedOn: "La verificación en dos pasos está activada.",
  failed:
    "Ahora no se puede hacer eso. Por favor, inténtelo de nuevo más tarde.",
  banner: (day) =>
    `A partir del ${day}, todas las personas necesitan la verificación en dos pasos para iniciar sesión.`,
  bannerLink: "Configúrelo ahora",

  everywhereTitle: "Cerrar la sesión en todas partes",
  everywhereText:
    "Si olvidó cerrar la sesión en otra computadora, esto termina todas sus sesiones, incluida esta.",
  everywhereButton: "Cerrar en todas partes",
  everywherePending: "Cerrando…",
};

export const accountWords = adminCatalog(en, es);
