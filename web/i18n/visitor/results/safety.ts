const en = { title: "After the shot" };

const es: typeof en = { title: "Después de la vacuna" };

export const safetyWords = { en, es };
