import type { DoctorWords } from "#shared/contract/content/concerns.ts";

/** Words stay hidden until a clinician has read their source and signed them. */
const unsigned = {
  counselread: "",
  signedby: "",
  signedon: "",
  signedtext: "",
};

/** The words for the doctor, by the key of their default concern. Each fact is one of the concern's page. */
export const defaultDoctorWords: Record<string, DoctorWords> = {
  "long-term": {
    connect: "You think about the years ahead, and so do I.",
    connect_es: "Usted piensa en los años que vienen, y yo también.",
    counsel:
      "In 2025, a review looked at studies of more than 132 million people. It found no link with lasting tiredness or trouble having children. Very rare problems could still be missed. I recommend it today.",
    counsel_es:
      "En 2025 se revisaron estudios con más de 132 millones de personas. No se vio relación con cansancio crónico ni con problemas para tener hijos. Todavía podría haber problemas muy raros. Recomiendo ponerla hoy.",
    counselsource: "https://doi.org/10.1002/14651858.CD015363.pub2",
    ...unsigned,
  },
  "side-effects": {
    connect: "You asked about side effects, and we both want this to go well.",
    connect_es:
      "Me pregunta por los efectos secundarios, y los dos queremos que todo salga bien.",
    counsel:
      "A sore arm is very common. A severe allergy is rare, and we are ready for it. I recommend it today.",
    counsel_es:
      "El dolor en el brazo es muy común. Una alergia grave es rara, y tenemos todo listo para atenderla. Recomiendo ponerla hoy.",
    counselsource: "https://doi.org/10.1016/j.jaci.2015.07.048",
    ...unsigned,
  },
  need: {
    connect: "You ask if it is needed, and I only give what helps.",
    connect_es: "Me pregunta si hace falta, y yo solo doy lo que ayuda.",
    counsel:
      "About 9 out of 10 infections go away within 2 years, says the CDC. Those that stay can lead to cancer many years later. No one can tell which will stay. I recommend it today.",
    counsel_es:
      "Unas 9 de cada 10 infecciones se van solas en 2 años o menos, dicen los CDC. Las que se quedan pueden causar cáncer muchos años después. Nadie sabe cuáles se quedarán. Recomiendo ponerla hoy.",
    counselsource: "https://www.cdc.gov/hpv/parents/about-hpv.html",
    ...unsigned,
  },
  information: {
    connect: "You want to know more, and I want you to have clear answers.",
    connect_es: "Usted quiere saber más, y yo quiero darle respuestas claras.",
    counsel:
      "About 1 out of 3 unsure parents said that no doctor or nurse had recommended it. That was in a 2019 US survey. I do recommend it today.",
    counsel_es:
      "A cerca de 1 de cada 3 padres con dudas, su doctor o enfermera no se la había recomendado. Lo dijeron en una encuesta de 2019 en Estados Unidos. Yo sí la recomiendo hoy.",
    counselsource: "https://pmc.ncbi.nlm.nih.gov/articles/PMC9232925",
    ...unsigned,
  },
  trust: {
    connect: "You ask who to trust, and I want solid proof too.",
    connect_es:
      "Me pregunta en quién confiar, y yo también quiero pruebas firmes.",
    counsel:
      "In 2025, the Cochrane group looked at 60 studies with about 157,000 people. Serious health problems were not more common after the shot. I recommend it today.",
    counsel_es:
      "En 2025, el grupo Cochrane reunió 60 estudios con unas 157,000 personas. Los problemas graves de salud no fueron más comunes después de la vacuna. Recomiendo ponerla hoy.",
    counselsource: "https://doi.org/10.1002/14651858.CD015364.pub2",
    ...unsigned,
  },
  effectiveness: {
    connect: "You asked if it works and lasts, and that matters to me too.",
    connect_es:
      "Me pregunta si funciona y cuánto dura, y a mí también me importa.",
    counsel:
      "In a 2020 study in Sweden, girls who got it before age 17 later had 88% less cancer of the cervix. How many years it lasts is still being studied. I recommend it today.",
    counsel_es:
      "En un estudio de 2020 en Suecia, las niñas vacunadas antes de los 17 tuvieron después un 88% menos de cáncer cervical. Todavía se estudia cuántos años dura. Recomiendo ponerla hoy.",
    counselsource:
      "https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq",
    ...unsigned,
  },
  "too-young": {
    connect: "It may seem early, and I want the right time too.",
    connect_es: "Le parece pronto, y yo también quiero el mejor momento.",
    counsel:
      "The American Cancer Society says to give it from age 9 to 12. It works best long before any contact with the virus. I recommend it today.",
    counsel_es:
      "La Sociedad Americana Contra El Cáncer la aconseja de los 9 a los 12 años. Funciona mejor mucho antes de cualquier contacto con el virus. Recomiendo ponerla hoy.",
    counselsource:
      "https://www.cancer.org/healthy/cancer-causes/infectious-agents/hpv/acs-recommendations-for-hpv-vaccine-use.html",
    ...unsigned,
  },
  values: {
    connect: "Your values matter to you, and I respect them.",
    connect_es: "Sus valores le importan, y yo los respeto.",
    counsel:
      "This vaccine helps prevent cancer later in life. It does not treat a virus that is already there, so it works best years before any contact. I recommend it today. The choice is yours.",
    counsel_es:
      "Esta vacuna ayuda a prevenir el cáncer en el futuro. No cura el virus que ya está en el cuerpo; por eso funciona mejor años antes de cualquier contacto. Recomiendo ponerla hoy. Usted decide.",
    counselsource:
      "https://www.cancer.gov/types/cervical/causes-risk-prevention",
    ...unsigned,
  },
  cost: {
    connect: "You asked what it costs, and I want no surprise bill either.",
    connect_es:
      "Me pregunta cuánto cuesta, y yo tampoco quiero que pague de más.",
    counsel:
      "For children who qualify, a US program gives free vaccines until the 19th birthday. There may be a fee for the visit, and we will check that. I recommend it today.",
    counsel_es:
      "Un programa de Estados Unidos da vacunas gratis a los niños y niñas que califican, hasta que cumplen 19 años. Puede haber un cobro por la cita, y eso lo revisamos. Recomiendo ponerla hoy.",
    counselsource:
      "https://www.cdc.gov/vaccines/programs/vfc/parents/index.html",
    ...unsigned,
  },
  "shots-and-visits": {
    connect: "You asked about needles, and I want this to be easy too.",
    connect_es:
      "Me pregunta por las agujas, y yo también quiero que sea fácil.",
    counsel:
      "Nurses suggest slow breaths, and music or a chat. A child who tends to faint can lie down. I recommend it today.",
    counsel_es:
      "Las enfermeras dicen que ayuda respirar lento, y oír música o conversar. Si su hijo o hija se desmaya con facilidad, se puede acostar. Recomiendo ponerla hoy.",
    counselsource: "https://isc-sac.gc.ca/eng/1640115427406/1640115540231",
    ...unsigned,
  },
  boys: {
    connect: "You asked if boys need it, and I want them healthy too.",
    connect_es:
      "Me pregunta si los varones la necesitan, y yo también los quiero sanos.",
    counsel:
      "In a count from 2012 to 2016, about 4 out of 10 cancers from this virus were in men. The vaccine helps protect against the types that cause most of them. I recommend it today.",
    counsel_es:
      "En una cuenta de 2012 a 2016, cerca de 4 de cada 10 cánceres por este virus fueron en hombres. La vacuna ayuda a proteger contra los tipos que causan la mayoría. Recomiendo ponerla hoy.",
    counselsource: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6705893",
    ...unsigned,
  },
  fertility: {
    connect:
      "You asked about having children one day, and I want that for them too.",
    connect_es:
      "Me pregunta por tener hijos algún día, y yo también quiero cuidar eso.",
    counsel:
      "A Danish study followed almost a million girls and women. Ovaries that stop too soon were not more common after the vaccine. A very small rise is still possible. I recommend it today.",
    counsel_es:
      "Un estudio danés siguió a casi un millón de niñas y mujeres. La vacuna no hizo más común que los ovarios fallaran antes de tiempo. Un aumento muy pequeño todavía es posible. Recomiendo ponerla hoy.",
    counselsource: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8391101",
    ...unsigned,
  },
};
