import { catalog } from "#web/i18n/core/common.words.ts";

const en = {
  title: "Your feedback",
  text: "It takes half a minute and helps us make this site better. We do not ask who you are.",
  useful: "Is this website useful?",
  findinformation: "Did you find the information you were looking for?",
  wouldrecommend: "Would you recommend it to other parents?",
  addorimprove: "What should we add or improve?",
  yes: "Yes",
  no: "No",
  charactersAtMost: "120 characters at most",
  charactersLeft: (left: number) =>
    left === 1 ? "1 character left of 120" : `${left} characters left of 120`,
  charactersOver: (over: number) =>
    over === 1
      ? "1 character too many (limit 120)."
      : `${over} characters too many (limit 120).`,
  unanswered: "Please answer a question or write something first.",
  send: "Send feedback",
  thanks: "Thank you for your feedback!",
  thanksText: "It helps us make this site better.",
  failed: "Your feedback could not be sent. What you wrote is still here.",
  aboutConcern: "Tell us what you think",
  meetexpectations: "Did this meet your expectations?",
  additionalinformation: "What else would you like to know?",
  howhelpful: "How helpful was it?",
  stars: [
    "1 star: not helpful",
    "2 stars: a little helpful",
    "3 stars: somewhat helpful",
    "4 stars: helpful",
    "5 stars: very helpful",
  ] as [string, string, string, string, string],
  thanksForConcern: "Thank you! Your feedback was sent.",
};

const es: typeof en = {
  title: "Su opinión",
  text: "Lleva medio minuto y nos ayuda a mejorar este sitio. No preguntamos quién es usted.",
  useful: "¿Le resultó útil este sitio?",
  findinformation: "¿Encontró la información que buscaba?",
  wouldrecommend: "¿Se lo recomendaría a otros padres?",
  addorimprove: "¿Qué deberíamos agregar o mejorar?",
  yes: "Sí",
  no: "No",
  charactersAtMost: "120 caracteres como máximo",
  charactersLeft: (left) =>
    left === 1 ? "Queda 1 carácter de 120" : `Quedan ${left} caracteres de 120`,
  charactersOver: (over) =>
    over === 1
      ? "Sobra 1 carácter (el límite es 120)."
      : `Sobran ${over} caracteres (el límite es 120).`,
  unanswered: "Primero responda una pregunta o escriba algo, por favor.",
  send: "Enviar opinión",
  thanks: "¡Gracias por su opinión!",
  thanksText: "Nos ayuda a mejorar este sitio.",
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
  thanksForConcern: "¡Gracias! Recibimos su opinión.",
};

export const feedbackWords = catalog(en, es);
