/** What became of a text message or mail. */

const en = {
  states: {
    queued: "Waiting to be sent",
    sending: "Being sent",
    sent: "Sent, not yet confirmed",
    delivered: "Delivered",
    failed: "Not delivered:",
    unknown: "Uncertain whether it was sent",
    received: "Written back",
  },
  optedOut: "Does not want texts",
  problems: {
    opted_out: "does not want texts",
    bad_number: "this number cannot get texts",
    not_served: "texts to this place are not possible",
    unreachable: "the phone was off or out of reach",
    filtered: "the phone company filtered it out",
    refused: "refused by the provider",
    gave_up: "the provider could not be reached",
  },
};

const es: typeof en = {
  states: {
    queued: "En espera de envío",
    sending: "Enviándose",
    sent: "Enviado, sin confirmar",
    delivered: "Entregado",
    failed: "No entregado:",
    unknown: "No se sabe si salió",
    received: "Respuesta",
  },
  optedOut: "No quiere mensajes",
  problems: {
    opted_out: "no quiere mensajes",
    bad_number: "este número no recibe mensajes",
    not_served: "no se puede enviar a ese lugar",
    unreachable: "el teléfono estaba apagado o fuera de alcance",
    filtered: "la compañía telefónica lo filtró",
    refused: "el proveedor lo rechazó",
    gave_up: "no se pudo llegar al proveedor",
  },
};

export const deliveryStatusWords = { en, es };
