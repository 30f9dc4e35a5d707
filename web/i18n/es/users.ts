import type { UsersWords } from "#web/i18n/en/users.ts";

export const users: UsersWords = {
  title: "Usuarios administradores",
  intro: "Quiénes pueden entrar aquí. Todos pueden hacer todo.",
  add: "Agregar a alguien",
  back: "Usuarios administradores",
  name: "Nombre",
  email: "Correo electrónico",
  lastSignIn: "Última entrada",
  never: "Nunca ha entrado",
  you: "Usted",

  newTitle: "Administrador nuevo",
  editTitle: "Editar administrador",
  accountTitle: "Cuenta",
  passwordTitle: "Contraseña",
  passwordNew: "Al menos 12 caracteres. Varias palabras funcionan bien.",
  passwordOld: "Deje las dos vacías para conservar la contraseña de antes.",
  password: "Contraseña",
  password2: "Escríbala otra vez",
  show: "Mostrar la contraseña",
  hide: "Ocultar la contraseña",
  mismatch: "¡Las contraseñas no coinciden!",
  saved: "¡El administrador se guardó!",

  deleteTitle: "Borrar a este administrador",
  deleteText:
    "Su sesión termina en este momento y ya no podrá entrar. Lo que escribió se queda.",
  deleteOwn:
    "Usted no puede borrar su propia cuenta. Otro administrador sí puede.",
  deleteLast: "Es el último administrador, así que no se puede borrar.",
  deleteButton: "Borrar administrador",
  deleteAsk: "¿Seguro que quiere BORRAR a este administrador?",
  deleteYes: "Sí, borrar",
  deleteNo: "No, conservar",
  deleting: "Borrando…",
  deleted: "¡Administrador borrado!",

  everywhereTitle: "Cerrar la sesión en todas partes",
  everywhereText:
    "Si olvidó cerrar la sesión en otra computadora, esto termina todas sus sesiones, también esta.",
  everywhereButton: "Cerrar en todas partes",
  everywherePending: "Cerrando…",
  everywhereFailed:
    "No se puede hacer eso en este momento. Inténtelo de nuevo más tarde.",
};
