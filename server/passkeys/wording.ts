type Change = "added" | "removed" | "copied";

const wording: Record<Change, { subject: string; en: string; es: string }> = {
  added: {
    subject: "passkey added",
    en: "A passkey for signing in was added to your account.",
    es: "Se agregó a su cuenta una llave de acceso para iniciar sesión.",
  },
  removed: {
    subject: "passkey removed",
    en: "A passkey for signing in was removed from your account.",
    es: "Se quitó de su cuenta una llave de acceso para iniciar sesión.",
  },
  copied: {
    subject: "passkey refused",
    en: "Someone tried to sign in with a passkey of yours that may have been copied. It was refused. Remove this passkey from your account.",
    es: "Alguien quiso iniciar sesión con una llave de acceso de usted que podría ser una copia. Se rechazó. Quite esa llave de acceso de su cuenta.",
  },
};

/** In both languages: nobody has said yet in which somebody reads mail. */
export function passkeyMail(change: Change, publicUrl: string) {
  const { subject, en, es } = wording[change];
  return {
    subject: `${new URL(publicUrl).hostname}: ${subject}`,
    body: [
      `${en} If this was not you, tell an admin right away.`,
      `${es} Si no fue usted, avise de inmediato a un administrador.`,
      `${publicUrl}/dashboard/account`,
    ].join("\n\n"),
  };
}
