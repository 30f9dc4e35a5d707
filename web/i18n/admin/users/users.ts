import { catalog } from "#web/i18n/admin/common.ts";

const en = {
  title: "Admin users",
  intro: "People who can sign in, and what each of them may do.",
  inviteMeans: "They get a link and choose their own password.",
  add: "Add a user",
  addMeans: "You choose the password and give it to them yourself.",
  addMeansWithoutPasswords:
    "They sign in with the account of your organization.",
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
  passwordOld:
    "Leave both empty to keep the old password. A new password signs this user out on other devices and ends their API tokens.",
  password: "Password",
  password2: "Type it again",
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
  deleting: "Deleting…",
  deleted: "User deleted!",

  secondStep: "Second step",
  stepOn: "On",
  stepOff: "Off",
  resetTitle: "Lost phone",
  resetText:
    "Takes the second step away from this person and signs them out. They sign in with the password and can set up a new one.",
  resetButton: "Remove the second step",
  resetAsk: "Remove the second step of this person?",
  resetYes: "Yes, remove",
  resetting: "Removing…",
  resetDone: "The second step was removed.",
  rulesTitle: "Second step for everyone",
  rulesText:
    "Anyone without a second step by then has to set one up at the next sign-in.",
  rulesSwitch: "Require a second step",
  on: "On",
  off: "Off",
  rulesFrom: "From this day on",
  rulesSave: "Save the rule",
  rulesSaved: "The rule was saved.",
};

const es: typeof en = {
  title: "Usuarios administradores",
  intro: "Personas que pueden iniciar sesión y lo que cada una puede hacer.",
  inviteMeans: "La persona recibe un enlace y elige su propia contraseña.",
  add: "Agregar usuario",
  addMeans: "Usted elige la contraseña y se la da a la persona.",
  addMeansWithoutPasswords:
    "La persona inicia sesión con la cuenta de su organización.",
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
  passwordOld:
    "Deje las dos vacías para conservar la contraseña actual. Una contraseña nueva cierra la sesión de este usuario en otros dispositivos y termina sus tokens de API.",
  password: "Contraseña",
  password2: "Escríbala otra vez",
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
  deleting: "Eliminando…",
  deleted: "Usuario eliminado.",

  secondStep: "Segundo paso",
  stepOn: "Activado",
  stepOff: "Desactivado",
  resetTitle: "Teléfono perdido",
  resetText:
    "Quita el segundo paso de esta persona y cierra sus sesiones. Inicia sesión con la contraseña y puede configurar uno nuevo.",
  resetButton: "Quitar el segundo paso",
  resetAsk: "¿Quitar el segundo paso de esta persona?",
  resetYes: "Sí, quitar",
  resetting: "Quitando…",
  resetDone: "Se quitó el segundo paso.",
  rulesTitle: "Segundo paso para todas las personas",
  rulesText:
    "Quien para entonces no tenga un segundo paso lo configura al iniciar sesión la próxima vez.",
  rulesSwitch: "Exigir un segundo paso",
  on: "Sí",
  off: "No",
  rulesFrom: "A partir de este día",
  rulesSave: "Guardar la regla",
  rulesSaved: "Se guardó la regla.",
};

export const usersWords = catalog(en, es);
