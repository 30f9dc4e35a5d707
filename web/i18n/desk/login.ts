const en = {
  signInTitle: "Sign in",
  signInText: "For staff of the clinic and the study.",
  email: "Email",
  password: "Password",
  showPassword: "Show the password",
  hidePassword: "Hide the password",
  signIn: "Sign in",
  signingIn: "Signing in…",
  setUpTitle: "Create the first admin",
  setUpText: "This link works once. Choose how you will sign in from now on.",
  setUpName: "Your name",
  setUpPasswordHelper: "At least 12 characters. Several words work well.",
  setUp: "Create and sign in",
};

const es: typeof en = {
  signInTitle: "Iniciar sesión",
  signInText: "Para el personal de la clínica y del estudio.",
  email: "Correo electrónico",
  password: "Contraseña",
  showPassword: "Mostrar la contraseña",
  hidePassword: "Ocultar la contraseña",
  signIn: "Iniciar sesión",
  signingIn: "Iniciando sesión…",
  setUpTitle: "Crear la primera cuenta",
  setUpText:
    "Este enlace sirve una sola vez. Elija cómo iniciará sesión de ahora en adelante.",
  setUpName: "Su nombre",
  setUpPasswordHelper:
    "Al menos 12 caracteres. Varias palabras juntas funcionan bien.",
  setUp: "Crear e iniciar sesión",
};

export const loginWords = { en, es };
