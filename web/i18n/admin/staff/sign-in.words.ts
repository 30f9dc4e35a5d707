import type { SignOnProblem } from "#shared/rules/staff/sign-on.ts";

const en = {
  signInTitle: "Sign in",
  signInText: "For clinic and study staff.",
  email: "Email",
  password: "Password",
  signIn: "Sign in",
  signingIn: "Signing in…",
  setUpTitle: "Create the first admin",
  setUpText: "This link works only once. Choose how you will sign in.",
  setUpName: "Your name",
  setUp: "Create and sign in",

  signInWith: (name: string) => `Sign in with ${name || "your work account"}`,
  againWith: (name: string) =>
    `Sign in again with ${name || "your work account"}`,
  inNewTab: "opens in a new tab",
  onlyThis: "Everyone here signs in with the organization’s account.",
  problems: {
    too_late: "That took too long. Please try again.",
    refused: "You were not signed in there. Please try again.",
    unavailable:
      "Your organization’s sign-in cannot be reached right now. Please try again in a few minutes.",
    unverified:
      "Your organization’s account has no verified email address. Ask the people who manage it.",
    elsewhere: "This email address may not sign in here.",
    unknown: "You have no account here yet. Ask an admin of this site for one.",
    no_role:
      "Your account does not have access to this site. Ask an admin of this site.",
    other_person:
      "This email address belongs to someone else here. Ask an admin of this site.",
    unproven:
      "We cannot tell if you have just signed in with your organization's account. If you have a password or passkey for this site, use it instead. If not, ask an admin to have the sign-in service send “auth_time”.",
  } satisfies Record<SignOnProblem, string>,
};

const es: typeof en = {
  signInTitle: "Iniciar sesión",
  signInText: "Para el personal de la clínica y del estudio.",
  email: "Correo electrónico",
  password: "Contraseña",
  signIn: "Iniciar sesión",
  signingIn: "Iniciando sesión…",
  setUpTitle: "Crear la primera cuenta",
  setUpText: "Este enlace sirve una sola vez. Elija cómo iniciará sesión.",
  setUpName: "Su nombre",
  setUp: "Crear e iniciar sesión",

  signInWith: (name) => `Iniciar sesión con ${name || "su cuenta del trabajo"}`,
  againWith: (name) =>
    `Iniciar sesión otra vez con ${name || "su cuenta del trabajo"}`,
  inNewTab: "se abre en otra pestaña",
  onlyThis: "Aquí todas las personas entran con la cuenta de la organización.",
  problems: {
    too_late: "Pasó demasiado tiempo. Inténtelo de nuevo.",
    refused: "No se inició la sesión allí. Inténtelo de nuevo.",
    unavailable:
      "Ahora no se puede entrar con la cuenta de su organización. Inténtelo de nuevo en unos minutos.",
    unverified:
      "La cuenta de su organización no tiene un correo electrónico verificado. Pregunte a quienes la administran.",
    elsewhere: "Con este correo electrónico no se puede entrar aquí.",
    unknown:
      "Usted todavía no tiene una cuenta aquí. Pídala a quien administra este sitio.",
    no_role:
      "Su cuenta no tiene acceso a este sitio. Pregunte a quien administra este sitio.",
    other_person:
      "Este correo electrónico es de otra persona aquí. Pregunte a quien administra este sitio.",
    unproven:
      "No podemos saber si usted acaba de entrar con la cuenta de su organización. Si tiene una contraseña o una llave de acceso para este sitio, úsela. Si no, pida a un administrador que el servicio de inicio de sesión envíe “auth_time”.",
  },
};

export const loginWords = { en, es };
