const en = {
  title: "Admin users",
  intro: "People who can sign in. All admins have the same access.",
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
  passwordRules: "At least 12 characters. A few random words work well.",
  passwordOld:
    "Leave both empty to keep the old password. A new password signs this user out on other devices.",
  password: "Password",
  password2: "Type it again",
  show: "Show the password",
  hide: "Hide the password",
  mismatch: "Passwords do not match!",
  saved: "User saved successfully!",

  deleteTitle: "Delete this user",
  deleteText:
    "They will be signed out right away and can no longer sign in. Their work is kept.",
  deleteOwn: "You cannot delete your own account. Another admin can.",
  deleteLast: "This is the last admin, so it cannot be deleted.",
  deleteButton: "Delete user",
  deleteAsk: "Are you sure you want to DELETE this user?",
  deleteYes: "Yes, delete",
  deleteNo: "Cancel",
  deleting: "Deleting…",
  deleted: "User deleted!",

  everywhereTitle: "Sign out everywhere",
  everywhereText:
    "If you forgot to sign out on another computer, this ends all of your sessions, including this one.",
  everywhereButton: "Sign out everywhere",
  everywherePending: "Signing out…",
  everywhereFailed: "Can't do that now. Please try again later.",
};

const es: typeof en = {
  title: "Usuarios administradores",
  intro:
    "Personas que pueden iniciar sesión. Todas tienen los mismos permisos.",
  add: "Agregar usuario",
  back: "Usuarios administradores",
  name: "Nombre",
  email: "Correo electrónico",
  lastSignIn: "Último inicio de sesión",
  never: "Nunca ha iniciado sesión",
  you: "Usted",

  newTitle: "Usuario nuevo",
  editTitle: "Editar usuario",
  accountTitle: "Cuenta",
  passwordTitle: "Contraseña",
  passwordRules:
    "Al menos 12 caracteres. Unas cuantas palabras al azar funcionan bien.",
  passwordOld:
    "Deje las dos vacías para conservar la contraseña actual. Una contraseña nueva cierra la sesión de este usuario en otros dispositivos.",
  password: "Contraseña",
  password2: "Escríbala otra vez",
  show: "Mostrar la contraseña",
  hide: "Ocultar la contraseña",
  mismatch: "¡Las contraseñas no coinciden!",
  saved: "Usuario guardado.",

  deleteTitle: "Eliminar este usuario",
  deleteText:
    "Se cerrará su sesión de inmediato y ya no podrá iniciar otra. Su trabajo se conserva.",
  deleteOwn: "Usted no puede eliminar su propia cuenta. Otro usuario sí puede.",
  deleteLast:
    "Es el último usuario administrador, así que no se puede eliminar.",
  deleteButton: "Eliminar usuario",
  deleteAsk: "¿Seguro que quiere ELIMINAR a este usuario?",
  deleteYes: "Sí, eliminar",
  deleteNo: "Cancelar",
  deleting: "Eliminando…",
  deleted: "Usuario eliminado.",

  everywhereTitle: "Cerrar la sesión en todas partes",
  everywhereText:
    "Si olvidó cerrar la sesión en otra computadora, esto termina todas sus sesiones, incluida esta.",
  everywhereButton: "Cerrar en todas partes",
  everywherePending: "Cerrando…",
  everywhereFailed:
    "Ahora no se puede hacer eso. Por favor, inténtelo de nuevo más tarde.",
};

export const usersWords = { en, es };
