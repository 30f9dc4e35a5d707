const en = {
  title: "Your clinic",
  phone: "Phone",
  address: "Address",
  hours: "Hours",
  spoken: "Languages",
  fee: "Cost without insurance",
  website: "Website",
  elsewhere: "Where to get the vaccine",
  finder: "Find a health center near you",
  finderText: "These centers serve everyone, even people who can’t pay.",
  call: "Call 211",
  callText: "Ask where the shot is free.",
  newTab: "opens in a new tab",
};

const es: typeof en = {
  title: "Su clínica",
  phone: "Teléfono",
  address: "Dirección",
  hours: "Horario",
  spoken: "Idiomas",
  fee: "Costo sin seguro médico",
  website: "Sitio web",
  elsewhere: "Dónde ponen la vacuna",
  finder: "Busque un centro de salud cerca de usted",
  finderText: "Estos centros atienden a todos, aunque no puedan pagar.",
  call: "Llame al 211",
  callText: "Pregunte dónde ponen la vacuna gratis.",
  newTab: "se abre en otra pestaña",
};

export const clinicWords = { en, es };
