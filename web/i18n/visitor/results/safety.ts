const en = { title: "Before and after the shot" };

const es: typeof en = { title: "Antes y después de la vacuna" };

export const safetyWords = { en, es };
