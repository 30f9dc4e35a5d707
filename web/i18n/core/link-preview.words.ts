const en = {
  description:
    "A 5-minute quiz for parents about the HPV vaccine. See what is known and what to ask the doctor.",
};

const es: typeof en = {
  description:
    "Un cuestionario de 5 minutos para padres sobre la vacuna contra el VPH. Vea qué se sabe y qué preguntarle al doctor.",
};

/** Texts of a link's preview in search engines and messaging apps. */
export const linkPreviewWords = { en, es };
