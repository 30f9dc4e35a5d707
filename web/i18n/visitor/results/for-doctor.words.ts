const en = {
  title: "For your doctor",
  text: "Choose what the doctor sees. Nothing is sent to us.",
  worries: "My three topics",
  questions: "My questions",
  child: "About my child",
  age: (age: string) => `Age: ${age}`,
  doses: (doses: string) => `Doses so far: ${doses}`,
  show: "Show it on this screen",
  print: "Print it with my sheet",
  nothing: "Choose at least one topic or question.",
  qrTitle: "Or the doctor scans this code",
  qr: "Code that opens this page on the doctor’s device",
  leftOut: (amount: number) =>
    amount === 1
      ? "The last question does not fit into the code. Show it on this screen."
      : `The last ${amount} questions do not fit into the code. Show them on this screen.`,
};

const es: typeof en = {
  title: "Para su doctor",
  text: "Elija lo que verá el doctor. No nos llega ningún dato.",
  worries: "Mis tres temas",
  questions: "Mis preguntas",
  child: "Sobre mi hijo o hija",
  age: (age) => `Edad: ${age}`,
  doses: (doses) => `Dosis hasta ahora: ${doses}`,
  show: "Mostrarla en esta pantalla",
  print: "Imprimirla con mi hoja",
  nothing: "Elija por lo menos un tema o una pregunta.",
  qrTitle: "O el doctor escanea este código",
  qr: "Código que abre esta página en el aparato del doctor",
  leftOut: (amount) =>
    amount === 1
      ? "La última pregunta no cabe en el código. Muéstrela en esta pantalla."
      : `Las últimas ${amount} preguntas no caben en el código. Muéstrelas en esta pantalla.`,
};

export const forDoctorWords = { en, es };
