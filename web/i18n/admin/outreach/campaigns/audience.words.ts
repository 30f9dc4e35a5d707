const en = {
  intro:
    "Contacts that you add after the start get no texts. If the number of contacts changes before the start, you are asked to confirm it.",
  unsent: "Everyone who was never texted",
  everybody: "Everyone on the list",
  finished: "Families who finished the quiz or replied STOP get no texts.",
  some: "Only some: by status, language or tag",
  search: "Name, phone or REDCap ID",
  any: "Any",
  nobody: "No contact matches this.",
};

const es: typeof en = {
  intro:
    "Los contactos que agregue después de iniciarla no reciben mensajes. Si el número de contactos cambia antes, se le pedirá que lo confirme.",
  unsent: "Todos a quienes nunca se les escribió",
  everybody: "Todos los de la lista",
  finished:
    "Las familias que terminaron el cuestionario o respondieron ALTO no reciben mensajes.",
  some: "Solo algunos: por estado, idioma o etiqueta",
  search: "Nombre, teléfono o identificador de REDCap",
  any: "Cualquiera",
  nobody: "Ningún contacto coincide con esto.",
};

export const audienceWords = { en, es };
