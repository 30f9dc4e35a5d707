const en = {
  title: "Admin users",
  intro: "Who may sign in here. Everybody may do everything.",
  add: "Add a user",
  back: "Admin users",
  name: "Name",
  email: "Email",
  lastSignIn: "Last signed in",
  never: "Never signed in",
  you: "You",

  newTitle: "New user",
  editTitle: "Edit user",
  accountTitle: "Account",
  passwordTitle: "Password",
  passwordRules: "At least 12 characters. Several words work well.",
  passwordOld:
    "Leave both empty to keep the old password. A new one ends the sessions of this user on other computers.",
  password: "Password",
  password2: "Type it once more",
  show: "Show the password",
  hide: "Hide the password",
  mismatch: "Passwords do not match!",
  saved: "User saved successfully!",

  deleteTitle: "Delete this user",
  deleteText:
    "They are signed out at once and cannot sign in any more. What they wrote stays.",
  deleteOwn: "You cannot delete your own account. Another admin can.",
  deleteLast: "This is the last admin, so it cannot be deleted.",
  deleteButton: "Delete user",
  deleteAsk: "Are you sure you want to DELETE this user?",
  deleteYes: "Yes, delete",
  deleteNo: "No, keep",
  deleting: "Deleting…",
  deleted: "User deleted!",

  everywhereTitle: "Sign out everywhere",
  everywhereText:
    "If you forgot to sign out on another computer, this ends all of your sessions, this one too.",
  everywhereButton: "Sign out everywhere",
  everywherePending: "Signing out…",
  everywhereFailed: "Can't do that now. Please try again later.",
};

const es: typeof en = {
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

export const usersWords = { en, es };
