import { durationInWords } from "#shared/rules/sentences/duration.ts";
import { staleDays } from "#shared/rules/outreach/texting/texting-hours.ts";

/** Delivery status of a text message or an email. */

const en = {
  states: {
    queued: "Waiting to be sent",
    sending: "Being sent",
    sent: "Sent, not yet confirmed",
    delivered: "Delivered",
    failed: "Not delivered:",
    unknown: "Delivery unknown",
    received: "Reply",
  },
  goes: (time: string, day: string) =>
    `Waits for ${time} where the family lives (${day})`,
  optedOut: "Does not want texts",
  callInstead: "Cannot get texts. Please call.",
  checked: "Number verified. Resume texts",
  checkedDone: "This number will get texts again.",
  notChecked: "That did not work. Please try again later.",
  problems: {
    opted_out: "does not want texts",
    bad_number: "this number cannot get texts",
    not_served: "we cannot send texts to this place",
    unreachable: "the phone was off or had no signal",
    filtered: "the phone company blocked it",
    refused: "refused by the message service",
    gave_up: "could not reach the message service",
    restored: "the site was restored from a backup before it was sent",
    too_late: `could not be sent within ${durationInWords(staleDays, "day", "en")}`,
    finished: "the family finished the quiz first",
    blocked: "this phone blocks our texts",
  },
};

const es: typeof en = {
  states: {
    queued: "En espera de envío",
    sending: "Enviándose",
    sent: "Enviado, sin confirmar",
    delivered: "Entregado",
    failed: "No entregado:",
    unknown: "No se sabe si se envió",
    received: "Respuesta",
  },
  goes: (time: string, day: string) =>
    `Espera a las ${time} donde vive la familia (${day})`,
  optedOut: "No quiere mensajes",
  callInstead: "No recibe mensajes. Llame por teléfono.",
  checked: "Número verificado. Volver a enviar mensajes",
  checkedDone: "Este número recibirá mensajes otra vez.",
  notChecked: "No se pudo guardar. Inténtelo más tarde.",
  problems: {
    opted_out: "no quiere mensajes",
    bad_number: "este número no recibe mensajes",
    not_served: "no podemos enviar mensajes a ese lugar",
    unreachable: "el teléfono estaba apagado o sin señal",
    filtered: "la compañía telefónica lo bloqueó",
    refused: "el servicio de mensajes lo rechazó",
    gave_up: "no hubo conexión con el servicio de mensajes",
    restored:
      "el sitio se restauró desde una copia de seguridad antes de enviarlo",
    too_late: `no se pudo enviar en ${durationInWords(staleDays, "day", "es")}`,
    finished: "la familia ya terminó el cuestionario",
    blocked: "este teléfono bloquea nuestros mensajes",
  },
};

export const deliveryStatusWords = { en, es };
