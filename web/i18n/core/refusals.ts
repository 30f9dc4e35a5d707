import { refusals } from "#shared/rules/refusals.ts";

/** What a refusal means, by its code; the English of the server is the rule's. */
const en = {
  unreachable:
    "The server cannot be reached. Please check your connection and try again.",
  ...refusals,
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
  result_link_needed:
    "El mensaje necesita el enlace a sus resultados y ningún otro enlace.",
  result_not_shareable:
    "Estos resultados ya no se pueden enviar por mensaje de texto. Imprímalos o envíelos por correo electrónico.",
  phone_not_served:
    "No podemos enviar mensajes de texto a este número. Pruebe con otro número de celular.",
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
