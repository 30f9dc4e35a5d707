const en = {
  title: "About us",
  text: "These are the people behind this site.",
  noneTitle: "We will introduce ourselves soon",
  noneText:
    "The team is still writing this page. You can write to us in the meantime.",
  contactUs: "Contact us",
};

const es: typeof en = {
  title: "Quiénes somos",
  text: "Estas son las personas que hacen este sitio.",
  noneTitle: "Pronto nos presentaremos",
  noneText:
    "El equipo todavía está escribiendo esta página. Mientras tanto, puede escribirnos.",
  contactUs: "Contáctenos",
};

export const aboutWords = { en, es };
