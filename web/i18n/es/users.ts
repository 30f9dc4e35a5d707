import type { UsersWords } from "#web/i18n/en/users.ts";

export const users: UsersWords = {
  title: "Usuarios administradores",
  intro: "Quiénes pueden entrar aquí. Todos pueden hacer todo.",
  add: "Agregar usuario",
  back: "Usuarios administradores",
  name: "Nombre",
  email: "Correo electrónico",
  lastSignIn: "Última entrada",
  never: "Nunca ha entrado",
  you: "Usted",

  newTitle: "Usuario nuevo",
  editTitle: "Editar usuario",
  accountTitle: "Cuenta",
  passwordTitle: "Contraseña",
  passwordRules:
    "Al menos 12 caracteres. Varias palabras juntas funcionan bien.",
  passwordOld:
    "Deje las dos vacías para conservar la contraseña de antes. Una nueva termina las sesiones de este usuario en otras computadoras.",
  password: "Contraseña",
  password2: "Escríbala otra vez",
  show: "Mostrar la contraseña",
  hide: "Ocultar la contraseña",
  mismatch: "¡Las contraseñas no coinciden!",
  saved: "¡El usuario se guardó!",

  deleteTitle: "Eliminar este usuario",
  deleteText:
    "Su sesión termina en este momento y ya no podrá entrar. Lo que escribió se queda.",
  deleteOwn: "Usted no puede eliminar su propia cuenta. Otro usuario sí puede.",
  deleteLast:
    "Es el último usuario administrador, así que no se puede eliminar.",
  deleteButton: "Eliminar usuario",
  deleteAsk: "¿Seguro que quiere ELIMINAR a este usuario?",
  deleteYes: "Sí, eliminar",
  deleteNo: "No, conservar",
  deleting: "Eliminando…",
  deleted: "¡Usuario eliminado!",

  everywhereTitle: "Cerrar la sesión en todas partes",
  everywhereText:
    "Si olvidó cerrar la sesión en otra computadora, esto termina todas sus sesiones, también esta.",
  everywhereButton: "Cerrar en todas partes",
  everywherePending: "Cerrando…",
  everywhereFailed:
    "No se puede hacer eso en este momento. Inténtelo de nuevo más tarde.",
};
