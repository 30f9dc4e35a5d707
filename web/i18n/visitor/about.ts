const en = {
  title: "About us",
  text: "These are the people behind this site.",
  noneTitle: "We will introduce ourselves soon",
  noneText:
    "Our team is still writing this page. For now, you can write to us.",
  contactUs: "Contact us",
};

const es: typeof en = {
  title: "Quiénes somos",
  text: "Estas son las personas que hacen este sitio.",
  noneTitle: "Pronto nos presentaremos",
  noneText:
    "Nuestro equipo todavía está escribiendo esta página. Por ahora, puede escribirnos.",
  contactUs: "Contáctenos",
};

export const aboutWords = { en, es };
