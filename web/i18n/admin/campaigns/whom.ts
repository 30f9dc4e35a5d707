const en = {
  intro:
    "You see how many it is for. If that has changed when you start, you are asked to look again. Contacts you add after the start are not texted.",
  unsent: "Everyone who was never texted",
  everybody: "Everyone on the list",
  finished: "Those who have finished, or want no texts, get none.",
  some: "Only some: a saved view, or by status, language or tag",
  view: "Saved view",
  noView: "None",
  search: "Name, phone or REDCap ID",
  any: "Any",
  nobody: "Nobody on the list matches this.",
};

const es: typeof en = {
  intro:
    "Usted ve para cuántos es. Si eso ha cambiado cuando la inicie, se le pedirá que lo revise. A los contactos que agregue después de iniciarla no se les escribe.",
  unsent: "Todos a quienes nunca se les escribió",
  everybody: "Todos los de la lista",
  finished: "Quien ya terminó o no quiere mensajes no recibe ninguno.",
  some: "Solo algunos: una vista guardada, o por estado, idioma o etiqueta",
  view: "Vista guardada",
  noView: "Ninguna",
  search: "Nombre, teléfono o identificador de REDCap",
  any: "Cualquiera",
  nobody: "Nadie de la lista coincide con esto.",
};

export const whomWords = { en, es };
