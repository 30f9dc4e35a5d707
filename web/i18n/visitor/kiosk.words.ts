const en = {
  welcome: "Welcome",
  startTitle: "Questions about the HPV vaccine?",
  startText:
    "Answer a few short questions. You then read about the topics that matter most to you, and take them along on your own phone.",
  startForgets: "When you finish, your answers are deleted from this tablet.",
  start: "Start in English",
  unsent: (amount: number) =>
    amount === 1
      ? "For staff: 1 quiz without names is waiting for a connection."
      : `For staff: ${amount} quizzes without names are waiting for a connection.`,

  setUpTitle: "Clinic tablet",
  setUpText:
    "Use this device in your waiting room. One family after the other takes the quiz on it, and each starts fresh.",
  points: (ask: number, wipe: number) => [
    `After ${ask} seconds without a touch it asks whether the family is still there. ${wipe} seconds later it deletes everything.`,
    "It sends no texts or emails. At the end, a code takes the results and questions to the family’s own phone.",
    "No one can sign in to the dashboard on it. If you are signed in here, you are signed out now.",
  ],
  leaveHow: "To end this later, open this address on the device:",
  setUpWarning:
    "Do not do this on your own phone or computer: it deletes the answers that this browser has stored.",
  setUp: "Use this device as a clinic tablet",
  needsScripts: "A clinic tablet needs a browser that runs scripts.",

  leaveTitle: "End tablet mode?",
  leaveText:
    "This device then works like a family’s own: it stores answers until someone deletes them.",
  leave: "End tablet mode",
  stay: "Back to the start",

  idleTitle: "Are you still there?",
  idleText: (seconds: number) =>
    seconds === 1
      ? "In 1 second this tablet starts over, so that the next family does not see your answers."
      : `In ${seconds} seconds this tablet starts over, so that the next family does not see your answers.`,
  goOn: "Continue",
  finish: "Finish",

  unsentTitle: "No connection right now",
  unsentText:
    "Your answers are safe: this tablet stores them without your names and sends them later. To see your topics, please wait. Or finish now and talk with the staff about your questions.",
  wait: "Wait",

  offlineTitle: "No connection",
  offlineText:
    "This tablet has forgotten the last family. It will start again when there is a connection. Please tell the staff.",
  offlineUnsent:
    "Answers given without a connection are stored here without names, and will be sent.",

  takeTitle: "Take it along on your phone",
  takeText:
    "Scan this code with your phone’s camera. Your results open there, with your questions for the doctor. The code contains no names.",
  takeCode: "Code that opens these results on your phone",
  leftOut: (amount: number) =>
    amount === 1
      ? "The last question does not fit into the code. Please write it down."
      : `The last ${amount} questions do not fit into the code. Please write them down.`,
  noPhone: "Don’t have your phone with you?",
  noPhoneText:
    "Show your topics and questions to the doctor on this tablet, or ask the staff if it can print.",
  print: "Print",
  takeShort: "Take along",
  done: "Done",
  doneTitle: "Are you done?",
  doneText:
    "Your answers and questions are then deleted from this tablet, and the next family starts.",
  doneYes: "Yes, clear this tablet",
  doneNo: "Not yet",
  close: "Close",
};

const es: typeof en = {
  welcome: "Le damos la bienvenida",
  startTitle: "¿Preguntas sobre la vacuna contra el VPH?",
  startText:
    "Conteste unas preguntas cortas. Después leerá sobre los temas que más le importan y podrá llevárselos en su propio teléfono.",
  startForgets: "Cuando termine, sus respuestas se borran de esta tableta.",
  start: "Empezar en español",
  unsent: (amount) =>
    amount === 1
      ? "Para el personal: 1 cuestionario sin nombres espera una conexión."
      : `Para el personal: ${amount} cuestionarios sin nombres esperan una conexión.`,

  setUpTitle: "Tableta de la clínica",
  setUpText:
    "Use este dispositivo en la sala de espera. Una familia tras otra contesta el cuestionario en él, y cada una empieza desde cero.",
  points: (ask, wipe) => [
    `Después de ${ask} segundos sin que nadie lo toque, pregunta si la familia sigue ahí. ${wipe} segundos más tarde lo borra todo.`,
    "No envía mensajes de texto ni correos. Al final, un código lleva los resultados y las preguntas al teléfono de la familia.",
    "Nadie puede iniciar sesión en el panel desde él. Si usted tiene una sesión abierta aquí, se cierra ahora.",
  ],
  leaveHow:
    "Para terminar más adelante, abra esta dirección en el dispositivo:",
  setUpWarning:
    "No lo haga en su propio teléfono o computadora: borra las respuestas que este navegador tiene guardadas.",
  setUp: "Usar este dispositivo como tableta de la clínica",
  needsScripts:
    "Una tableta de la clínica necesita un navegador que ejecute scripts.",

  leaveTitle: "¿Terminar el modo de tableta?",
  leaveText:
    "Este dispositivo funcionará entonces como el de una familia: guarda las respuestas hasta que alguien las borre.",
  leave: "Terminar el modo de tableta",
  stay: "Volver al inicio",

  idleTitle: "¿Sigue ahí?",
  idleText: (seconds) =>
    seconds === 1
      ? "En 1 segundo esta tableta empieza de nuevo, para que la siguiente familia no vea sus respuestas."
      : `En ${seconds} segundos esta tableta empieza de nuevo, para que la siguiente familia no vea sus respuestas.`,
  goOn: "Continuar",
  finish: "Terminar",

  unsentTitle: "No hay conexión en este momento",
  unsentText:
    "Sus respuestas están a salvo: esta tableta las guarda sin sus nombres y las envía más tarde. Para ver sus temas, espere, por favor. O termine ahora y hable con el personal sobre sus preguntas.",
  wait: "Esperar",

  offlineTitle: "No hay conexión",
  offlineText:
    "En esta tableta no queda nada de la familia anterior. Empieza de nuevo por sí sola en cuanto haya conexión. Por favor, avise al personal.",
  offlineUnsent:
    "Las respuestas dadas sin conexión están guardadas aquí sin nombres y se enviarán.",

  takeTitle: "Lléveselo en su teléfono",
  takeText:
    "Escanee este código con la cámara de su teléfono. Allí se abren sus resultados, con sus preguntas para el doctor. El código no contiene nombres.",
  takeCode: "Código que abre estos resultados en su teléfono",
  leftOut: (amount) =>
    amount === 1
      ? "La última pregunta no cabe en el código. Por favor, anótela."
      : `Las últimas ${amount} preguntas no caben en el código. Por favor, anótelas.`,
  noPhone: "¿No trae teléfono?",
  noPhoneText:
    "Muestre sus temas y preguntas al doctor en esta tableta, o pregunte al personal si se puede imprimir.",
  print: "Imprimir",
  takeShort: "Llevar",
  done: "Listo",
  doneTitle: "¿Ya terminó?",
  doneText:
    "Sus respuestas y preguntas se borrarán entonces de esta tableta, y empezará la siguiente familia.",
  doneYes: "Sí, borrar esta tableta",
  doneNo: "Todavía no",
  close: "Cerrar",
};

export const kioskWords = { en, es };
