const en = {
  tabs: { clinic: "Clinic" },
  parts: {
    clinic: [
      "Your clinic",
      "On the results, on the printed sheet and below the list of all concerns. Without a name it is not shown.",
    ],
  },
  fields: {
    clinicname: "Name of the clinic",
    address: "Address",
    phone: "Phone",
    website: "Website",
    hours: "Hours",
    spoken: "Languages",
    fee: "Without insurance",
  },
  hints: {
    hours: "Such as: Monday to Friday, 8 to 5.",
    spoken: "What staff speak, and whether there is a free interpreter.",
    fee: "What a shot costs a family that has no insurance.",
  },
  phoneHelper: "One number. Parents can tap it to call.",
};

const es: typeof en = {
  tabs: { clinic: "Clínica" },
  parts: {
    clinic: [
      "Su clínica",
      "En los resultados, en la hoja impresa y debajo de la lista de todas las preocupaciones. Sin nombre no se muestra.",
    ],
  },
  fields: {
    clinicname: "Nombre de la clínica",
    address: "Dirección",
    phone: "Teléfono",
    website: "Sitio web",
    hours: "Horario",
    spoken: "Idiomas",
    fee: "Sin seguro médico",
  },
  hints: {
    hours: "Por ejemplo: de lunes a viernes, de 8 a 5.",
    spoken: "Qué idiomas habla el personal y si hay intérprete gratis.",
    fee: "Cuánto cuesta una dosis para una familia sin seguro médico.",
  },
  phoneHelper: "Un solo número. Los padres pueden tocarlo para llamar.",
};

export const contentsParentsWords = { en, es };
