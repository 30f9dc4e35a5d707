import { adminCatalog } from "#web/i18n/admin/common.words.ts";

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
  password2: "Confirm password",
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

  secondStep: "Two-step verification",
  stepOn: "On",
  stepOff: "Off",
  resetTitle: "Lost phone",
  resetText:
    "Turns off two-step verification for this person and signs them out. They can sign in with the password and set it up again.",
  resetButton: "Turn off two-step verification",
  resetAsk: "Turn off two-step verification for this person?",
  resetYes: "Yes, turn off",
  resetting: "Removing…",
  resetDone: "Two-step verification is off.",
  rulesTitle: "Two-step verification for everyone",
  rulesText:
    "From the day you choose, anyone without it has to set it up at the next sign-in.",
  rulesSwitch: "Require two-step verification",
  on: "On",
  off: "Off",
  rulesFrom: "Starting on",
  rulesSave: "Save the rule",
  rulesSaved: "The rule was saved.",
};

const es: typeof en = {
  title: "Usuarios",
  intro: "Personas que pueden iniciar sesión y lo que cada una puede hacer.",
  inviteMeans: "La persona recibe un enlace y elige su propia contraseña.",
  add: "Agregar usuario",
  addMeans: "Usted elige la contraseña y se la da a la persona.",
  addMeansWithoutPasswords:
    "La persona inicia sesión con la cuenta de su organización.",
  back: "Usuarios",
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

  secondStep: "Verificación en dos pasos",
  stepOn: "Activado",
  stepOff: "Desactivado",
  resetTitle: "Teléfono perdido",
  resetText:
    "Desactiva la verificación en dos pasos de esta persona y cierra sus sesiones. Puede iniciar sesión con la contraseña y configurarla otra vez.",
  resetButton: "Desactivar la verificación en dos pasos",
  resetAsk: "¿Desactivar la verificación en dos pasos de esta persona?",
  resetYes: "Sí, desactivar",
  resetting: "Quitando…",
  resetDone: "Se desactivó la verificación en dos pasos.",
  rulesTitle: "Verificación en dos pasos para todas las personas",
  rulesText:
    "A partir del día que elija, quien aún no la tenga deberá configurarla la próxima vez que inicie sesión.",
  rulesSwitch: "Exigir la verificación en dos pasos",
  on: "Activado",
  off: "Desactivado",
  rulesFrom: "A partir de este día",
  rulesSave: "Guardar la regla",
  rulesSaved: "Se guardó la regla.",
};

export const usersWords = adminCatalog(en, es);
