import type { DoctorWords } from "#shared/contract/content/concerns.ts";

/** Words stay hidden until a clinician has read their source and signed them. */
const unsigned = {
  counselread: "",
  signedby: "",
  signedon: "",
  signedtext: "",
};

/**
 * The words for the doctor, by the key of their default concern. Each fact is one of the concern's page. The lines are
 * true for every family, because a family may rank a topic first without having asked about it.
 */
export const defaultDoctorWords: Record<string, DoctorWords> = {
  "long-term": {
    connect: "Many parents think about the years ahead, and so do I.",
    connect_es: "Muchos padres piensan en los años que vienen, y yo también.",
    counsel:
      "In 2025, a review looked at studies of more than 132 million people. Serious health problems were not more common after the shot.",
    counsel_es:
      "En 2025 se revisaron estudios con más de 132 millones de personas. Los problemas graves no fueron más comunes después de la vacuna.",
    counselsource: "https://doi.org/10.1002/14651858.CD015363.pub2",
    counselsourcename: "Cochrane review, 2025",
    counselsourcename_es: "Revisión Cochrane, 2025",
    ...unsigned,
  },
  "side-effects": {
    connect: "Side effects matter to many parents, and I want this to go well.",
    connect_es:
      "Los efectos secundarios importan, y yo quiero que todo salga bien.",
    counsel:
      "A sore arm is very common. A severe allergy is rare, and we are ready for it.",
    counsel_es:
      "El dolor en el brazo es muy común. Una alergia grave es rara, y tenemos todo listo para atenderla.",
    counselsource: "https://doi.org/10.1016/j.jaci.2015.07.048",
    counselsourcename: "US study of all vaccines, 2009 to 2011",
    counselsourcename_es:
      "Estudio de EE. UU. de todas las vacunas, 2009 a 2011",
    ...unsigned,
  },
  need: {
    connect: "Many parents ask if it is needed, and I only give what helps.",
    connect_es:
      "Muchos padres preguntan si hace falta, y yo solo doy lo que ayuda.",
    counsel:
      "About 9 out of 10 infections go away within 2 years. Those that stay can lead to cancer many years later.",
    counsel_es:
      "Unas 9 de cada 10 infecciones se van solas en 2 años o menos. Las que se quedan pueden causar cáncer muchos años después.",
    counselsource: "https://www.cdc.gov/hpv/parents/about-hpv.html",
    counselsourcename: "CDC, US health agency",
    counselsourcename_es: "CDC, agencia de salud de EE. UU.",
    ...unsigned,
  },
  information: {
    connect:
      "Many parents want to know more, and I want to give clear answers.",
    connect_es:
      "Muchos padres quieren saber más, y yo quiero dar respuestas claras.",
    counsel:
      "HPV is very common, and in some people it leads to cancer. The vaccine helps prevent that.",
    counsel_es:
      "El VPH es muy común, y en algunas personas causa cáncer. La vacuna ayuda a prevenirlo.",
    counselsource: "https://www.cdc.gov/cancer/hpv/cases.html",
    counselsourcename: "CDC, US health agency",
    counselsourcename_es: "CDC, agencia de salud de EE. UU.",
    ...unsigned,
  },
  trust: {
    connect: "Many parents ask who to trust, and I want solid proof too.",
    connect_es:
      "Muchos padres preguntan en quién confiar, y yo también quiero pruebas firmes.",
    counsel:
      "In 2025, the Cochrane group looked at 60 studies with about 157,000 people. Serious health problems were not more common after the shot.",
    counsel_es:
      "En 2025, el grupo Cochrane reunió 60 estudios con unas 157,000 personas. Los problemas graves de salud no fueron más comunes después de la vacuna.",
    counselsource: "https://doi.org/10.1002/14651858.CD015364.pub2",
    counselsourcename: "Cochrane review, 2025",
    counselsourcename_es: "Revisión Cochrane, 2025",
    ...unsigned,
  },
  effectiveness: {
    connect:
      "Many parents ask if it works and lasts, and that matters to me too.",
    connect_es:
      "Muchos padres preguntan si funciona y cuánto dura, y a mí también me importa.",
    counsel:
      "A Swedish study looked at girls who got the shot before age 17. Later they had 88% less cancer of the cervix.",
    counsel_es:
      "En Suecia, las niñas vacunadas antes de los 17 años tuvieron después un 88% menos de cáncer cervical.",
    counselsource:
      "https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq",
    counselsourcename: "Swedish study, 2020",
    counselsourcename_es: "Estudio sueco, 2020",
    ...unsigned,
  },
  "too-young": {
    connect: "It may seem early, and I want the right time too.",
    connect_es: "Puede parecer pronto, y yo también quiero el mejor momento.",
    counsel:
      "The American Cancer Society says to give it from age 9 to 12. It works best before a child meets the virus.",
    counsel_es:
      "La Sociedad Americana Contra El Cáncer la aconseja de los 9 a los 12 años. Funciona mejor antes del contacto con el virus.",
    counselsource:
      "https://www.cancer.org/healthy/cancer-causes/infectious-agents/hpv/acs-recommendations-for-hpv-vaccine-use.html",
    counselsourcename: "American Cancer Society",
    counselsourcename_es: "Sociedad Americana Contra El Cáncer",
    ...unsigned,
  },
  values: {
    connect: "What you teach at home matters, and I respect it.",
    connect_es: "Los valores de su familia importan, y yo los respeto.",
    counsel:
      "This vaccine helps prevent cancer later in life. It works best years before any contact with the virus. The choice is yours.",
    counsel_es:
      "Esta vacuna ayuda a prevenir el cáncer en el futuro. Funciona mejor años antes del contacto con el virus. Usted decide.",
    counselsource:
      "https://www.cancer.gov/types/cervical/causes-risk-prevention",
    counselsourcename: "National Cancer Institute",
    counselsourcename_es: "Instituto Nacional del Cáncer",
    ...unsigned,
  },
  cost: {
    connect:
      "Many parents ask what it costs, and I want no surprise bill either.",
    connect_es:
      "Muchos padres preguntan cuánto cuesta, y yo tampoco quiero cobros por sorpresa.",
    counsel:
      "For children who qualify, a US program gives free vaccines until the 19th birthday. Ask about a fee for the visit.",
    counsel_es:
      "Un programa de Estados Unidos da vacunas gratis a los niños y niñas que califican, hasta que cumplen 19 años. Pregunte si cobran la cita.",
    counselsource:
      "https://www.cdc.gov/vaccines/programs/vfc/parents/index.html",
    counselsourcename: "CDC, Vaccines for Children",
    counselsourcename_es: "CDC, Vacunas para Niños",
    ...unsigned,
  },
  "shots-and-visits": {
    connect: "Needles and visits can be hard, and I want this to be easy.",
    connect_es:
      "Las agujas y las citas pueden ser difíciles, y yo quiero que sea fácil.",
    counsel:
      "Slow breaths, music or a chat can help. A child who tends to faint can lie down.",
    counsel_es:
      "Ayuda respirar lento, y oír música o conversar. Si su hijo o hija se desmaya con facilidad, se puede acostar.",
    counselsource: "https://isc-sac.gc.ca/eng/1640115427406/1640115540231",
    counselsourcename: "Indigenous Services Canada",
    counselsourcename_es: "Servicios para Indígenas de Canadá",
    ...unsigned,
  },
  boys: {
    connect:
      "Many parents ask if boys need it, and I want every child healthy.",
    connect_es:
      "Muchos padres preguntan si los varones la necesitan, y yo quiero sanos a todos.",
    counsel:
      "From 2012 to 2016, about 4 out of 10 cancers from this virus were in men. The vaccine is also for boys.",
    counsel_es:
      "De 2012 a 2016, cerca de 4 de cada 10 cánceres por este virus fueron en hombres. La vacuna también es para los varones.",
    counselsource: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6705893",
    counselsourcename: "US cancer count, 2019",
    counselsourcename_es: "Cuenta de cánceres de EE. UU., 2019",
    ...unsigned,
  },
  fertility: {
    connect:
      "Having children one day matters, and I want that for your child too.",
    connect_es:
      "Tener hijos algún día importa, y yo también quiero cuidar eso.",
    counsel:
      "A Danish study looked at almost a million girls and women. Ovaries that stop too soon were not more common after the shot.",
    counsel_es:
      "Un estudio danés siguió a casi un millón de niñas y mujeres. La vacuna no hizo más común que los ovarios fallaran antes de tiempo.",
    counselsource: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8391101",
    counselsourcename: "Danish study, 2021",
    counselsourcename_es: "Estudio danés, 2021",
    ...unsigned,
  },
};
