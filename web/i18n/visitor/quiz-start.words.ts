const en = {
  parentName: "Your name",
  parentNameHelper: "A first name or nickname is enough.",
  parentNameMissing: "Please type your name",
  childName: "Your child’s name (optional)",
  quizLanguage: "Quiz language",
  moreAbout: "What do we save, and who can see it?",
  getStarted: "Get started",
  goOn: "Continue where you left off",
  startOver: "Start over",
  cannotLoad: "Can't load your data. Please try again later.",
};

const es: typeof en = {
  parentName: "Su nombre",
  parentNameHelper: "Basta con el primer nombre o un apodo.",
  parentNameMissing: "Por favor, escriba su nombre",
  childName: "El nombre de su hijo o hija (opcional)",
  quizLanguage: "Idioma del cuestionario",
  moreAbout: "¿Qué se guarda y quién lo ve?",
  getStarted: "Comenzar",
  goOn: "Seguir donde se quedó",
  startOver: "Empezar de nuevo",
  cannotLoad:
    "No podemos cargar sus datos. Por favor, inténtelo de nuevo más tarde.",
};

export const quizWords = { en, es };
