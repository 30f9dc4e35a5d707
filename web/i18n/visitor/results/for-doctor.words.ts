const en = {
  title: "For the doctor",
  scan: "The doctor scans this code with a phone or tablet.",
  qr: "Code that opens this page on the doctor’s device",
  leftOut: (amount: number) =>
    amount === 1
      ? "The last question does not fit into the code. Show it on this screen."
      : `The last ${amount} questions do not fit into the code. Show them on this screen.`,
  show: "Show on this screen",
  print: "Print with my sheet",
  change: "Change what is shown",
  text: "The page for the doctor contains no names.",
  worries: "What matters most to me",
  questions: "My questions",
  child: "About my child",
  age: (age: string) => `Age: ${age}`,
  doses: (doses: string) => `Doses so far: ${doses}`,
  nothing: "Choose at least one thing to show.",
  noChoices: "Add a question for the visit first. Then you can show it here.",
};

const es: typeof en = {
  title: "Para el doctor",
  scan: "El doctor escanea este código con un teléfono o una tableta.",
  qr: "Código que abre esta página en el aparato del doctor",
  leftOut: (amount) =>
    amount === 1
      ? "La última pregunta no cabe en el código. Muéstrela en esta pantalla."
      : `Las últimas ${amount} preguntas no caben en el código. Muéstrelas en esta pantalla.`,
  show: "Mostrar en esta pantalla",
  print: "Imprimir con mi hoja",
  change: "Cambiar lo que se muestra",
  text: "La página para el doctor no lleva nombres.",
  worries: "Lo que más me preocupa",
  questions: "Mis preguntas",
  child: "Sobre mi hijo o hija",
  age: (age) => `Edad: ${age}`,
  doses: (doses) => `Dosis hasta ahora: ${doses}`,
  nothing: "Elija por lo menos una cosa para mostrar.",
  noChoices:
    "Primero agregue una pregunta para la cita. Después puede mostrarla aquí.",
};

export const forDoctorWords = { en, es };
