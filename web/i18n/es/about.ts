import type { AboutWords } from "#web/i18n/en/about.ts";

export const about: AboutWords = {
  title: "Quiénes somos",
  text: "Estas son las personas que hacen este sitio.",
  noneTitle: "Pronto nos presentaremos",
  noneText:
    "El equipo todavía está escribiendo esta página. Mientras tanto, puede escribirnos.",
  contactUs: "Contáctenos",
};
