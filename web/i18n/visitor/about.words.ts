const en = {
  title: "About us",
  text: "These are the people behind this site.",
  sample: "Sample",
  samples:
    "These people are samples. The site shows them until its address is public. Your team can replace them in the dashboard: Page contents, About us.",
  clinic: (name: string) => `This site is offered by ${name}.`,
  headings: {
    purpose: "What is this site for?",
    whoruns: "Who runs this site, and who pays for it?",
    reachus: "How can I reach you?",
  },
  contactUs: "Contact us",
};

const es: typeof en = {
  title: "Quiénes somos",
  text: "Estas son las personas que hacen este sitio.",
  sample: "Ejemplo",
  samples:
    "Estas personas son ejemplos. El sitio las muestra mientras su dirección no sea pública. Su equipo las puede reemplazar en el panel: Contenido de las páginas, Quiénes somos.",
  clinic: (name) => `Este sitio es de ${name}.`,
  headings: {
    purpose: "¿Para qué es este sitio?",
    whoruns: "¿Quién está a cargo de este sitio y quién lo paga?",
    reachus: "¿Cómo puedo comunicarme con ustedes?",
  },
  contactUs: "Contáctenos",
};

export const aboutWords = { en, es };
