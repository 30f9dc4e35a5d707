import { pictureBytes, pictureMegapixels } from "./picture-limits.ts";
import type { Language } from "./language.ts";

const megabytes = pictureBytes / 1_000_000;

const en = {
  required: "Please fill this in.",
  too_long: "Please use no more than {most} characters.",
  too_short: "Please use at least {least} characters.",
  too_many: "Too many items. The limit is {most}.",
  list_full: "You can have up to {most}. Edit one that you no longer use.",
  contacts_full:
    "You can have up to {most} contacts. Please delete some first.",
  invalid: "Please check this field.",
  invalid_email: "Please type a valid email address.",
  invalid_url: "Please type a full web address (https://…).",
  invalid_phone:
    "Please check the number above. It needs to be in international format: +1 000 111 2222",
  invalid_timezone:
    "Please type a time zone such as Eastern, Central or America/Chicago.",
  invalid_consent:
    "This family has not agreed to get texts and is not imported. If they are on your list already, archive them.",
  day_in_future: "This date is in the future.",
  signature_expired:
    "A signature is valid for 12 months. Please have a clinician sign again.",
  unknown_field: "Unknown field.",
  malformed: "This request cannot be read.",
  request_too_large: "This request is too large.",
  address_too_long: "This address is too long.",
  unsupported_request: "This kind of request is not supported.",
  too_large: `The file is too large. The limit is ${megabytes} MB.`,
  too_many_pixels: `This picture has too many pixels. The limit is ${pictureMegapixels} million.`,
  unsupported_type: "Please choose a JPEG, PNG or WebP picture.",
  image_unreadable:
    "This picture cannot be read. The file may be damaged. Please try another one.",
  storage_full:
    "There is no room for more pictures. Please tell the site administrator.",
  wrong_credentials: "The email address or the password is not correct.",
  wrong_code: "This code is not correct, or it was used before.",
  sign_in_too_slow: "That took too long. Please sign in again.",
  wrong_passkey: "This passkey could not be checked. Please try again.",
  unknown_passkey: "This passkey is not known here. It may have been removed.",
  passkey_of_other: "This passkey belongs to another account.",
  passkey_too_slow:
    "That took too long, or it was done before. Please try again.",
  passkey_needs_password:
    "This key did not check your fingerprint, your face or a PIN. Sign in with your password first, then use the key.",
  passkey_elsewhere:
    "This passkey was made for another address of this site, {host}. Use your password and a code.",
  passkey_copied:
    "This passkey was refused because it may have been copied. Sign in another way, remove it, and tell an admin.",
  second_step_required: "Everyone needs two-step verification.",
  sign_on_needed:
    "Sign in with the account of your organization first. Your roles come from there.",
  stopped_by_family:
    "This family wrote STOP. Texts start again only when the family replies START.",
  passwords_off:
    "Password sign-in is off. Everyone signs in with the organization’s account.",
  sign_in_needed: "Please sign in.",
  reauth_required:
    "You signed in more than {seconds} ago. Please type your password again to do this.",
  forbidden: "This is not allowed.",
  role_needed: "Your role does not include this.",
  not_found: "Not found.",
  conflict: "Someone else changed this. Please reload and try again.",
  order_outdated:
    "Someone else changed this list. Please check the order and save again.",
  contact_known:
    "This parent and child are already on the list with this phone number.",
  list_changed:
    "The contacts have changed since you looked at this list. Please check it again.",
  import_used:
    "This import cannot be undone: it is too old, or one of its contacts was texted or has answered.",
  email_taken: "Another user already has this email address.",
  own_account: "You cannot delete your own account.",
  last_admin: "You cannot delete the last admin.",
  admin_needed: "There must always be an admin.",
  purpose_taken:
    "Another active question already asks this. Switch that question off or remove its mark first.",
  previews_full:
    "{most} previews are open already. End one that you no longer need.",
  not_in_preview: "This is a preview. Nothing is sent from here.",
  preview_changed:
    "A preview was started or ended in this browser. Please reload the page.",
  edited_meanwhile: "Someone else saved changes while you were editing.",
  has_draft: "{author} has a draft of these texts.",
  check_languages:
    "Some of these texts may have a mistake in one language. Please check them, or publish anyway.",
  password_too_short:
    "Please use at least {least} characters. A few random words work well.",
  password_too_common:
    "This password is too easy to guess. Please choose another.",
  password_like_account:
    "Please choose a password that does not use your name or email address.",
  setup_link_invalid: "This link no longer works. Please ask for a new one.",
  unknown_contact: "This personal link no longer works.",
  contacts_gone: "These contacts are no longer on the list.",
  placeholder:
    "A part of this text is still a placeholder. Please put the name of your clinic there.",
  unknown_concern: "This concern no longer exists.",
  foreign_link: "The link must begin with {start}.",
  result_finished: "A finished result cannot be deleted here.",
  ranking_outdated: "Your list has changed. Please reload the page.",
  result_link_needed:
    "The message must have the link to your results and no other link.",
  result_not_shareable:
    "These results can no longer be sent by text message. Please print or email them instead.",
  phone_not_served:
    "We cannot send text messages to this number. Please try another cell phone number.",
  texting_paused:
    "We cannot send text messages right now. Please print or email your results instead.",
  human_check_needed:
    "Please wait for the security check to finish. Then send again.",
  human_check_failed: "The security check has expired. Please try again.",
  key_reused: "This was already sent. Please reload the page and try again.",
  too_many_requests: "Too many attempts. Please wait {seconds} and try again.",
  downloads_running:
    "Other downloads are running. Please try again in a moment.",
  open_data_refused:
    "There is no package at the moment. Please reload the page to see why.",
  busy: "The service is busy. Please try again in a moment.",
  internal: "Something went wrong on our side.",
} as const;

export type ErrorCode = keyof typeof en;

const es: Record<ErrorCode, string> = {
  required: "Complete este campo.",
  too_long: "Use {most} caracteres como máximo.",
  too_short: "Use al menos {least} caracteres.",
  too_many: "Hay demasiados. El límite es {most}.",
  list_full: "Puede haber {most} como máximo. Edite lo que ya no use.",
  contacts_full:
    "Puede tener {most} contactos como máximo. Primero elimine algunos.",
  invalid: "Revise este campo.",
  invalid_email: "Escriba un correo electrónico válido.",
  invalid_url: "Escriba una dirección web completa (https://…).",
  invalid_phone:
    "Revise el número de arriba. Debe estar en formato internacional: +1 000 111 2222",
  invalid_timezone:
    "Escriba una zona horaria, como Este, Centro o America/Chicago.",
  invalid_consent:
    "Esta familia no ha aceptado recibir mensajes y no se importa. Si ya está en su lista, archívela.",
  day_in_future: "Este día está en el futuro.",
  signature_expired:
    "Una firma vale por 12 meses. Pida a un profesional clínico que firme de nuevo.",
  unknown_field: "Campo desconocido.",
  malformed: "No se pudo leer la solicitud.",
  request_too_large: "La solicitud es demasiado grande.",
  address_too_long: "Esta dirección es demasiado larga.",
  unsupported_request: "Este tipo de solicitud no se admite.",
  too_large: `El archivo es demasiado grande (máximo ${megabytes} MB).`,
  too_many_pixels: `Esta imagen tiene demasiados píxeles. El límite es de ${pictureMegapixels} millones.`,
  unsupported_type: "Elija una imagen JPEG, PNG o WebP.",
  image_unreadable:
    "No se puede leer esta imagen. Es posible que el archivo esté dañado. Pruebe con otro.",
  storage_full:
    "Ya no hay espacio para más imágenes. Avise a la persona que administra el sitio.",
  wrong_credentials: "El correo electrónico o la contraseña no son correctos.",
  wrong_code: "Este código no es correcto o ya se usó.",
  sign_in_too_slow: "Pasó demasiado tiempo. Inicie sesión de nuevo.",
  wrong_passkey:
    "No se pudo verificar esta llave de acceso. Inténtelo de nuevo.",
  unknown_passkey:
    "Aquí no se conoce esta llave de acceso. Es posible que se haya quitado.",
  passkey_of_other: "Esta llave de acceso es de otra cuenta.",
  passkey_too_slow:
    "Pasó demasiado tiempo, o esto ya se hizo antes. Inténtelo de nuevo.",
  passkey_needs_password:
    "Esta llave no verificó su huella, su rostro ni un PIN. Inicie sesión primero con su contraseña y úsela después.",
  passkey_elsewhere:
    "Esta llave de acceso se creó para otra dirección de este sitio, {host}. Use su contraseña y un código.",
  passkey_copied:
    "Se rechazó esta llave de acceso porque podría ser una copia. Inicie sesión de otra manera, quítela y avise a un administrador.",
  second_step_required: "Todos necesitan la verificación en dos pasos.",
  sign_on_needed:
    "Inicie sesión primero con la cuenta de su organización. Sus roles aquí vienen de allí.",
  stopped_by_family:
    "Esta familia escribió ALTO. Solo volverá a recibir mensajes si ella misma responde INICIAR.",
  passwords_off:
    "Aquí no se usa contraseña. Todos inician sesión con la cuenta de la organización.",
  sign_in_needed: "Inicie sesión, por favor.",
  reauth_required:
    "Usted inició sesión hace más de {seconds}. Para hacer esto, escriba de nuevo su contraseña.",
  forbidden: "Esto no está permitido.",
  role_needed: "Su rol no incluye esto.",
  not_found: "No se encontró.",
  conflict:
    "Otra persona cambió esto. Cargue la página de nuevo e inténtelo otra vez.",
  order_outdated:
    "Otra persona cambió esta lista. Revise el orden y guárdelo otra vez.",
  contact_known:
    "Este padre o madre y este hijo o hija ya están en la lista con este teléfono.",
  list_changed:
    "Los contactos han cambiado desde que usted miró esta lista. Revísela otra vez.",
  import_used:
    "Esta importación no se puede deshacer: alguien de la lista ya recibió un mensaje o respondió, o ya pasó demasiado tiempo.",
  email_taken: "Otro usuario ya tiene este correo electrónico.",
  own_account: "No puede eliminar su propia cuenta.",
  last_admin: "No se puede eliminar al último administrador.",
  admin_needed: "Siempre tiene que haber un administrador.",
  purpose_taken:
    "Otra pregunta activa ya pregunta esto. Primero desactívela o quítele la marca.",
  previews_full:
    "Ya hay {most} vistas previas abiertas. Termine una que ya no necesite.",
  not_in_preview: "Esta es una vista previa. Desde aquí no se envía nada.",
  preview_changed:
    "En este navegador empezó o terminó una vista previa. Cargue la página de nuevo.",
  edited_meanwhile: "Otra persona guardó cambios mientras usted editaba.",
  has_draft: "{author} tiene un borrador de estos textos.",
  check_languages:
    "Algunos de estos textos pueden tener un error en un idioma. Revíselos, o publíquelos así.",
  password_too_short:
    "Use al menos {least} caracteres. Unas cuantas palabras al azar funcionan bien.",
  password_too_common:
    "Esta contraseña es muy fácil de adivinar. Elija otra, por favor.",
  password_like_account:
    "Elija una contraseña que no use su nombre ni su correo electrónico.",
  setup_link_invalid: "Este enlace ya no funciona. Pida otro, por favor.",
  unknown_contact: "Este enlace personal ya no funciona.",
  contacts_gone: "Estos contactos ya no están en la lista.",
  placeholder:
    "Una parte de este texto está por completar. Ponga ahí el nombre de su clínica.",
  unknown_concern: "Esta preocupación ya no existe.",
  foreign_link: "El enlace debe empezar con {start}.",
  result_finished: "Un resultado terminado no se puede eliminar aquí.",
  ranking_outdated: "Su lista cambió. Cargue la página de nuevo.",
  result_link_needed:
    "El mensaje debe llevar el enlace a sus resultados y ningún otro enlace.",
  result_not_shareable:
    "Estos resultados ya no se pueden enviar por mensaje de texto. Imprímalos o envíelos por correo electrónico.",
  phone_not_served:
    "No podemos enviar mensajes de texto a este número. Pruebe con otro número de celular.",
  texting_paused:
    "Ahora no podemos enviar mensajes de texto. Imprima sus resultados o envíelos por correo electrónico.",
  human_check_needed:
    "Espere a que termine la verificación de seguridad y envíe de nuevo.",
  human_check_failed:
    "La verificación de seguridad venció. Inténtelo de nuevo.",
  key_reused:
    "Esto ya se envió. Cargue la página de nuevo e inténtelo otra vez.",
  too_many_requests:
    "Hubo demasiados intentos. Espere {seconds} e inténtelo de nuevo.",
  downloads_running:
    "Hay otras descargas en curso. Inténtelo de nuevo en un momento.",
  open_data_refused:
    "Por ahora no hay paquete. Vuelva a cargar la página para ver por qué.",
  busy: "El servicio está ocupado. Inténtelo de nuevo en un momento.",
  internal: "Algo falló en nuestro sistema.",
};

/** Messages by error code. Values in braces are sent with the refusal. */
export const refusals: Record<Language, Record<ErrorCode, string>> = { en, es };

type NamesIn<Sentence> =
  Sentence extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;

type NamesOf<Code extends ErrorCode> = NamesIn<(typeof en)[Code]>;

export type ValuesOf<Code extends ErrorCode> = Record<
  NamesOf<Code>,
  number | string
>;

/** Codes whose message has no values. */
export type PlainCode = {
  [Code in ErrorCode]: [NamesOf<Code>] extends [never] ? Code : never;
}[ErrorCode];
