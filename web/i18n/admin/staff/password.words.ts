const en = {
  rules: (least: number) =>
    `At least ${least} characters. A few random words work well.`,
  show: "Show the password",
  hide: "Hide the password",
  strength: (word: string) => `Strength: ${word}`,
  levels: ["very easy to guess", "easy to guess", "fair", "good", "very good"],
};

const es: typeof en = {
  rules: (least) =>
    `Al menos ${least} caracteres. Unas cuantas palabras al azar funcionan bien.`,
  show: "Mostrar la contraseña",
  hide: "Ocultar la contraseña",
  strength: (word) => `Seguridad: ${word}`,
  levels: [
    "muy fácil de adivinar",
    "fácil de adivinar",
    "regular",
    "buena",
    "muy buena",
  ],
};

export const passwordWords = { en, es };
