/** What became of a text message or an email. */

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
  optedOut: "Does not want texts",
  problems: {
    opted_out: "does not want texts",
    bad_number: "this number cannot get texts",
    not_served: "we cannot send texts to this place",
    unreachable: "the phone was off or had no signal",
    filtered: "the phone company blocked it",
    refused: "refused by the message service",
    gave_up: "could not reach the message service",
    restored: "the site was brought back from a backup before it was sent",
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
  optedOut: "No quiere mensajes",
  problems: {
    opted_out: "no quiere mensajes",
    bad_number: "este número no recibe mensajes",
    not_served: "no podemos enviar mensajes a ese lugar",
    unreachable: "el teléfono estaba apagado o sin señal",
    filtered: "la compañía telefónica lo bloqueó",
    refused: "el servicio de mensajes lo rechazó",
    gave_up: "no hubo conexión con el servicio de mensajes",
    restored: "el sitio se recuperó de una copia antes de enviarlo",
  },
};

export const deliveryStatusWords = { en, es };
