import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  signIn: "Sign in with a passkey",
  useIt: "Use a passkey",
  waiting: "Waiting for your passkey…",
  cancelled:
    "No passkey was used. Try again, or sign in another way. A passkey works only at the address it was made for.",
  wrongAddress:
    "Passkeys do not work at this address. Open the site at its usual address, or sign in another way.",
  known: "This device already has a passkey for your account.",
  broken:
    "Your browser could not use a passkey. Try again, or sign in another way.",
  elsewhere: (host: string) =>
    `Your passkeys were made for another address, ${host}. Use a code or a recovery code. Then add a new passkey under My account.`,

  firstText:
    "The quickest way is a passkey: your finger, your face or a PIN on this device.",
  orApp: "Or use an authenticator app:",

  title: "Passkeys",
  text: "A passkey signs you in with your finger, your face or a PIN. It works only on this site, so nobody can trick you out of it.",
  none: "You have no passkeys yet.",
  unsupported:
    "This browser cannot make passkeys. Use a newer one, or open the site over https.",
  add: "Add a passkey",
  adding: "Adding…",
  name: "Name for this passkey",
  nameHelper: "So that you know later which one it is.",
  next: "Continue",
  added: "The passkey was added.",
  addedOn: (day: string) => `Added ${day}`,
  usedOn: (moment: string) => `Last used ${moment}`,
  neverUsed: "Not used yet",
  alone: "Signs you in without a password",
  second: "Works after your password",
  madeFor: (host: string) =>
    `Made for another address, ${host}. It does not work here any longer.`,
  rename: "Rename",
  renameOf: (name: string) => `Rename the passkey ${name}`,
  renamed: "Passkey renamed.",
  remove: "Remove",
  removeOf: (name: string) => `Remove the passkey ${name}`,
  removeAsk: (name: string) => `Remove the passkey “${name}”?`,
  removeText:
    "You can no longer sign in with it. You may also delete it from your device.",
  removeYes: "Yes, remove",
  removing: "Removing…",
  removed: "The passkey was removed.",
};

const es: typeof en = {
  signIn: "Entrar con una llave de acceso",
  useIt: "Usar una llave de acceso",
  waiting: "Esperando su llave de acceso…",
  cancelled:
    "No se usó ninguna llave de acceso. Inténtelo de nuevo o inicie sesión de otra manera. Una llave de acceso solo funciona en la dirección para la que se creó.",
  wrongAddress:
    "Las llaves de acceso no funcionan en esta dirección. Abra el sitio en su dirección habitual o inicie sesión de otra manera.",
  known: "Este dispositivo ya tiene una llave de acceso para su cuenta.",
  broken:
    "Su navegador no pudo usar una llave de acceso. Inténtelo de nuevo o inicie sesión de otra manera.",
  elsewhere: (host) =>
    `Sus llaves de acceso se crearon para otra dirección, ${host}. Use un código o un código de recuperación. Después agregue una llave de acceso nueva en Mi cuenta.`,

  firstText:
    "Lo más rápido es una llave de acceso: su huella, su rostro o un PIN en este dispositivo.",
  orApp: "O use una aplicación de autenticación:",

  title: "Llaves de acceso",
  text: "Con una llave de acceso inicia sesión con su huella, su rostro o un PIN. Solo funciona en este sitio, así que nadie puede quitársela con engaños.",
  none: "Todavía no tiene llaves de acceso.",
  unsupported:
    "Este navegador no puede crear llaves de acceso. Use uno más nuevo o abra el sitio por https.",
  add: "Agregar una llave de acceso",
  adding: "Agregando…",
  name: "Nombre de esta llave de acceso",
  nameHelper: "Para que después sepa cuál es.",
  next: "Continuar",
  added: "Se agregó la llave de acceso.",
  addedOn: (day) => `Agregada el ${day}`,
  usedOn: (moment) => `Último uso: ${moment}`,
  neverUsed: "Sin usar todavía",
  alone: "Inicia sesión sin contraseña",
  second: "Funciona después de la contraseña",
  madeFor: (host) =>
    `Se creó para otra dirección, ${host}. Aquí ya no funciona.`,
  rename: "Cambiar el nombre",
  renameOf: (name) => `Cambiar el nombre de la llave de acceso ${name}`,
  renamed: "La llave de acceso ya tiene otro nombre.",
  remove: "Quitar",
  removeOf: (name) => `Quitar la llave de acceso ${name}`,
  removeAsk: (name) => `¿Quitar la llave de acceso “${name}”?`,
  removeText:
    "Ya no podrá iniciar sesión con ella. También puede borrarla de su dispositivo.",
  removeYes: "Sí, quitar",
  removing: "Quitando…",
  removed: "Se quitó la llave de acceso.",
};

export const passkeysWords = adminCatalog(en, es);
