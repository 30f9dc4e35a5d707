import type { LoginWords } from "#web/i18n/en/login.ts";

export const login: LoginWords = {
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
