const en = {
  title: "Clinic tablet",
  text: "Families can also take the quiz on a tablet in your waiting room. After each family it deletes everything, and a code takes the results to their own phone.",
  how: "Open this address on the tablet, and lock the tablet to the browser with its own guided access:",
  leave: "To end this, open this address on it:",
  code: "Code that opens this address on the tablet",
};

const es: typeof en = {
  title: "Tableta de la clínica",
  text: "Las familias también pueden contestar el cuestionario en una tableta de la sala de espera. Después de cada familia lo borra todo, y un código lleva los resultados al teléfono de la familia.",
  how: "Abra esta dirección en la tableta y bloquee la tableta en el navegador con su propio acceso guiado:",
  leave: "Para terminar, abra en ella esta dirección:",
  code: "Código que abre esta dirección en la tableta",
};

export const tabletWords = { en, es };
