import type { TextNewsWords } from "#web/i18n/en/text-news.ts";

export const textNews: TextNewsWords = {
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
