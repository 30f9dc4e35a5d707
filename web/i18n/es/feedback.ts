import type { FeedbackWords } from "#web/i18n/en/feedback.ts";

export const feedback: FeedbackWords = {
  title: "Su opinión",
  text: "Toma medio minuto y nos ayuda a mejorar este sitio. No preguntamos quién es usted.",
  useful: "¿Le sirve este sitio?",
  findinformation: "¿Encontró la información que buscaba?",
  wouldrecommend: "¿Se lo recomendaría a otros padres?",
  addorimprove: "¿Qué deberíamos agregar o mejorar?",
  yes: "Sí",
  no: "No",
  close: "Cerrar",
  charactersLeft: (left) =>
    left === 1 ? "Queda 1 letra de 120" : `Quedan ${left} letras de 120`,
  charactersOver: (over) =>
    over === 1
      ? "Quite 1 letra, por favor. Caben 120."
      : `Quite ${over} letras, por favor. Caben 120.`,
  unanswered: "Primero responda una pregunta o escriba algo, por favor.",
  send: "Enviar opinión",
  sending: "Enviando…",
  thanks: "¡Gracias por su opinión!",
  failed: "No se pudo enviar su opinión. Lo que escribió sigue aquí.",
  aboutConcern: "Díganos qué piensa",
  meetexpectations: "¿Fue lo que esperaba?",
  additionalinformation: "¿Qué más le gustaría saber?",
  howhelpful: "¿Qué tanto le ayudó?",
  stars: [
    "1 estrella: no me ayudó",
    "2 estrellas: me ayudó poco",
    "3 estrellas: me ayudó algo",
    "4 estrellas: me ayudó",
    "5 estrellas: me ayudó mucho",
  ],
  thanksForConcern: "¡Gracias! Su opinión fue enviada.",
};
