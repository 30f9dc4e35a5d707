const en = {
  title: "Your feedback",
  text: "It takes half a minute and helps us make this site better. We do not ask who you are.",
  useful: "Is this website useful?",
  findinformation: "Did you find the information you were looking for?",
  wouldrecommend: "Would you recommend it to other parents?",
  addorimprove: "What should we add or improve?",
  yes: "Yes",
  no: "No",
  close: "Close",
  charactersLeft: (left: number) =>
    left === 1 ? "1 character left of 120" : `${left} characters left of 120`,
  charactersOver: (over: number) =>
    over === 1
      ? "Please take out 1 character. There is room for 120."
      : `Please take out ${over} characters. There is room for 120.`,
  unanswered: "Please answer a question or write something first.",
  send: "Send feedback",
  sending: "Sending…",
  thanks: "Thank you for your feedback!",
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

export const feedbackWords = { en, es };
