/** What a refusal means, by its code. */

const en = {
  unreachable:
    "The server cannot be reached. Please check your connection and try again.",
  required: "Please fill this in.",
  too_long: "This is too long.",
  too_short: "This is too short.",
  too_many: "These are too many.",
  invalid: "This value cannot be used.",
  invalid_email: "Please type a valid e-mail address.",
  invalid_url: "Please type a full web address (https://…).",
  invalid_phone:
    "Please check the number above. It needs to be in international format: +1 000 111 2222",
  unknown_field: "This field is not known.",
  malformed: "This request cannot be read.",
  too_large: "This is too large.",
  unsupported_type: "This kind of file cannot be used.",
  image_unreadable:
    "This picture cannot be read. The file may be damaged: please try another one.",
  storage_full:
    "There is no room left for more pictures. Please tell whoever runs this site.",
  wrong_credentials: "The e-mail address or the password is not right.",
  sign_in_needed: "Please sign in.",
  reauth_required:
    "You signed in more than ten minutes ago. Please type your password again to do this.",
  forbidden: "This is not allowed.",
  not_found: "There is nothing at this address.",
  conflict: "Somebody else changed this meanwhile.",
  contact_known:
    "This parent and child are already in the list with this phone.",
  email_taken: "This e-mail address already belongs to a user.",
  own_account: "You cannot delete your own account.",
  last_admin: "The last admin cannot be deleted.",
  edited_meanwhile: "Somebody else saved this while you were editing.",
  password_too_short:
    "Please choose a longer password. Several words work well.",
  password_too_common:
    "This password is among the first that others would try. Please choose another.",
  password_like_account:
    "Please choose a password that is not made of your name or e-mail address.",
  setup_link_invalid:
    "This set-up link is not valid any more. Start the server again for a new one.",
  unknown_contact: "This invitation is not known any more.",
  ranking_outdated:
    "These are not the concerns of your answers. Please load the page again.",
  result_link_needed: "The message needs the link to your results.",
  result_not_shareable: "These results cannot be shared any more.",
  phone_not_served:
    "We cannot text this number. Please use a mobile phone of this country.",
  texting_paused:
    "We cannot send text messages right now. You can share your results by e-mail or print them.",
  human_check_needed:
    "Please let the page check that you are not a robot, then send again.",
  human_check_failed: "The check has expired. Please try again.",
  key_reused: "This was already sent with other content. Please try again.",
  too_many_requests: "Too many attempts. Please wait a little and try again.",
  busy: "The service is busy. Please try again in a moment.",
  internal: "Something went wrong on our side.",
};

const es: typeof en = {
  unreachable:
    "No se puede conectar con el servidor. Revise su conexión e intente de nuevo.",
  required: "Por favor, complete este campo.",
  too_long: "Este texto es demasiado largo.",
  too_short: "Este texto es demasiado corto.",
  too_many: "Son demasiados.",
  invalid: "Este valor no se puede usar.",
  invalid_email: "Escriba un correo electrónico válido.",
  invalid_url: "Escriba una dirección web completa (https://…).",
  invalid_phone:
    "Revise el número de arriba. Debe estar en formato internacional: +1 000 111 2222",
  unknown_field: "Este campo no se conoce.",
  malformed: "No se pudo leer la solicitud.",
  too_large: "Es demasiado grande.",
  unsupported_type: "Este tipo de archivo no se puede usar.",
  image_unreadable:
    "No se puede leer esta imagen. Es posible que el archivo esté dañado: pruebe con otro.",
  storage_full:
    "Ya no hay espacio para más imágenes. Avise a quien administra este sitio.",
  wrong_credentials: "El correo electrónico o la contraseña no son correctos.",
  sign_in_needed: "Por favor, inicie sesión.",
  reauth_required:
    "Usted inició sesión hace más de diez minutos. Escriba de nuevo su contraseña para hacer esto.",
  forbidden: "Esto no está permitido.",
  not_found: "No hay nada en esta dirección.",
  conflict: "Otra persona cambió esto mientras tanto.",
  contact_known:
    "Este padre o madre y este niño o niña ya están en la lista con este teléfono.",
  email_taken: "Este correo electrónico ya pertenece a un usuario.",
  own_account: "No puede eliminar su propia cuenta.",
  last_admin: "No se puede eliminar al último administrador.",
  edited_meanwhile: "Otra persona guardó esto mientras usted lo editaba.",
  password_too_short:
    "Elija una contraseña más larga. Varias palabras juntas funcionan bien.",
  password_too_common:
    "Esta contraseña es de las primeras que otros probarían. Elija otra.",
  password_like_account:
    "Elija una contraseña que no se forme con su nombre o su correo electrónico.",
  setup_link_invalid:
    "Este enlace de configuración ya no es válido. Reinicie el servidor para obtener otro.",
  unknown_contact: "Esta invitación ya no existe.",
  ranking_outdated:
    "Estas no son las preocupaciones de sus respuestas. Cargue la página de nuevo.",
  result_link_needed: "El mensaje necesita el enlace a sus resultados.",
  result_not_shareable: "Estos resultados ya no se pueden compartir.",
  phone_not_served:
    "No podemos enviar mensajes a este número. Use un celular de este país.",
  texting_paused:
    "Ahora no podemos enviar mensajes de texto. Puede compartir sus resultados por correo electrónico o imprimirlos.",
  human_check_needed:
    "Deje que la página compruebe que usted no es un robot y envíe de nuevo.",
  human_check_failed: "La comprobación ha vencido. Intente de nuevo.",
  key_reused: "Esto ya se envió con otro contenido. Intente de nuevo.",
  too_many_requests: "Demasiados intentos. Espere un poco e intente de nuevo.",
  busy: "El servicio está ocupado. Intente de nuevo en un momento.",
  internal: "Algo salió mal de nuestro lado.",
};

export const refusalWords = { en, es };
