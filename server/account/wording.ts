type Change = "set_up" | "removed";

const lines: Record<Change, [string, string]> = {
  set_up: [
    "A second step for signing in was set up for your account.",
    "Se configuró un segundo paso para iniciar sesión en su cuenta.",
  ],
  removed: [
    "The second step for signing in was removed from your account.",
    "Se quitó el segundo paso para iniciar sesión de su cuenta.",
  ],
};

/** In both languages: nobody has said yet in which somebody reads mail. */
export function secondStepMail(change: Change, publicUrl: string) {
  const [en, es] = lines[change];
  return {
    subject: `${new URL(publicUrl).hostname}: ${change === "set_up" ? "second step set up" : "second step removed"}`,
    body: [
      `${en} If this was not you, tell an admin right away.`,
      `${es} Si no fue usted, avise de inmediato a un administrador.`,
      `${publicUrl}/dashboard/account`,
    ].join("\n\n"),
  };
}
