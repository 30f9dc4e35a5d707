import type { QuizWords } from "#web/i18n/en/quiz.ts";

export const quiz: QuizWords = {
  fiveMinutes: "Toma unos 5 minutos.",
  noTest: "No es un examen. No hay respuestas buenas ni malas.",
  whoSees:
    "El equipo del estudio de su clínica ve sus respuestas. Nadie más las ve, a menos que usted comparta sus resultados.",
  parentName: "Su nombre",
  parentNameHelper: "Basta con el primer nombre o un apodo.",
  parentNameMissing: "Por favor, escriba su nombre",
  childName: "El nombre de su hijo o hija",
  optional: "Puede dejarlo en blanco.",
  quizLanguage: "Idioma del cuestionario",
  getStarted: "Comenzar",
  goOn: "Seguir donde se quedó",
  startOver: "Empezar de nuevo",
  cannotLoad: "No podemos cargar sus datos. Por favor, intente más tarde.",
  cannotSave: "No podemos guardar sus datos. Por favor, intente más tarde.",
  cannotRestart: "Ahora no se puede hacer eso. Por favor, intente más tarde.",
  cannotAnswer:
    "No podemos guardar la respuesta. Por favor, intente más tarde.",
  chooseFirst: "¡Elija una opción antes de seguir!",
  notKept:
    "Este navegador no guarda nada. Por favor, termine el cuestionario sin cerrar la página.",
  tryAgain: "Intentar de nuevo",
  progress: "Su avance en el cuestionario",
  of: (number, amount) => `${number} de ${amount}`,
  previous: "Anterior",
  edit: "Editar",
  next: "Siguiente",
  getResults: "Ver resultados",
  sending: "Guardando…",
  waiting:
    "Guardado en este teléfono. No se pudo enviar en este momento; seguimos intentando.",
  savedHere: "Guardado en este teléfono",
  keyboard: "Las teclas del 1 al 5 eligen una respuesta; Enter sigue adelante.",
};
