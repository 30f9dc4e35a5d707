import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  codeTitle: "Two-step verification",
  codeText: "Type the 6-digit code that your authenticator app shows now.",
  codeLabel: "Code",
  codeHelper: "No phone at hand? Type one of your recovery codes.",
  recoveryText: "Confirm that it is you.",
  recoveryHelper: "Passkey lost? Type one of your recovery codes.",
  signIn: "Sign in",
  checking: "Checking…",
  startAgain: "Start again",

  mustTitle: "Set up two-step verification",
  mustText: "Everyone needs two-step verification to sign in here.",
  appTitle: "1. Add this account to your app",
  appText:
    "Use any authenticator app on your phone: Google Authenticator, Microsoft Authenticator, or a password manager. Scan this picture with it.",
  picture: "Picture for your authenticator app",
  keyText: "Or type this key into the app:",
  openApp: "Open the app on this device",
  firstTitle: "2. Type the code it shows",
  firstHelper: "6 digits. A new code comes every 30 seconds.",
  confirm: "Turn on",
  keyFailed: "The key could not be loaded.",

  codesTitle: "Your recovery codes",
  codesText:
    "Keep these safe, on paper or in a password manager. Each one works once, if you lose your phone. You will not see them again.",
  copy: "Copy",
  copied: "Copied",
  notCopied:
    "The codes could not be copied. Please download them or write them down.",
  download: "Download",
  fileTitle: (site: string) => `Recovery codes for ${site}`,
  saved: "I saved them",
};

const es: typeof en = {
  codeTitle: "Verificación en dos pasos",
  codeText:
    "Escriba el código de 6 dígitos que ahora muestra su aplicación de autenticación.",
  codeLabel: "Código",
  codeHelper:
    "¿No tiene su teléfono? Escriba uno de sus códigos de recuperación.",
  recoveryText: "Confirme que es usted.",
  recoveryHelper:
    "¿Perdió su llave de acceso? Escriba uno de sus códigos de recuperación.",
  signIn: "Iniciar sesión",
  checking: "Verificando…",
  startAgain: "Empezar de nuevo",

  mustTitle: "Configure la verificación en dos pasos",
  mustText:
    "Aquí todas las personas necesitan la verificación en dos pasos para iniciar sesión.",
  appTitle: "1. Agregue esta cuenta a su aplicación",
  appText:
    "Use cualquier aplicación de autenticación en su teléfono: Google Authenticator, Microsoft Authenticator o un administrador de contraseñas. Escanee esta imagen con ella.",
  picture: "Imagen para su aplicación de autenticación",
  keyText: "O escriba esta clave en la aplicación:",
  openApp: "Abrir la aplicación en este dispositivo",
  firstTitle: "2. Escriba el código que muestra",
  firstHelper: "6 dígitos. Cada 30 segundos hay un código nuevo.",
  confirm: "Activar",
  keyFailed: "No se pudo cargar la clave.",

  codesTitle: "Sus códigos de recuperación",
  codesText:
    "Guárdelos en un lugar seguro, en papel o en un administrador de contraseñas. Cada uno sirve una vez, si pierde su teléfono. No los volverá a ver.",
  copy: "Copiar",
  copied: "Copiados",
  notCopied: "No se pudieron copiar los códigos. Descárguelos o anótelos.",
  download: "Descargar",
  fileTitle: (site) => `Códigos de recuperación de ${site}`,
  saved: "Ya los guardé",
};

export const twoStepWords = adminCatalog(en, es);
