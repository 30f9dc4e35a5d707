const en = {
  signInTitle: "Sign in",
  signInText: "For clinic and study staff.",
  email: "Email",
  password: "Password",
  showPassword: "Show the password",
  hidePassword: "Hide the password",
  signIn: "Sign in",
  signingIn: "Signing in…",
  setUpTitle: "Create the first admin",
  setUpText: "This link works only once. Choose how you will sign in.",
  setUpName: "Your name",
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
  setUpText: "Este enlace sirve una sola vez. Elija cómo iniciará sesión.",
  setUpName: "Su nombre",
  setUp: "Crear e iniciar sesión",
};

export const loginWords = { en, es };
