type Change = "set_up" | "removed" | "app_removed";

const lines: Record<Change, [string, string]> = {
  set_up: [
    "A second step for signing in was set up for your account.",
    "Se configuró un segundo paso para iniciar sesión en su cuenta.",
  ],
  removed: [
    "The second step for signing in was removed from your account.",
    "Se quitó el segundo paso para iniciar sesión de su cuenta.",
  ],
  app_removed: [
    "The authenticator app was removed from your account.",
    "Se quitó la aplicación de autenticación de su cuenta.",
  ],
};

const subjects: Record<Change, string> = {
  set_up: "second step set up",
  removed: "second step removed",
  app_removed: "authenticator app removed",
};

/** In both languages: nobody has said yet in which somebody reads mail. */
export function secondStepMail(change: Change, publicUrl: string) {
  const [en, es] = lines[change];
  return {
    subject: `${new URL(publicUrl).hostname}: ${subjects[change]}`,
    body: [
      `${en} If this was not you, tell an admin right away.`,
      `${es} Si no fue usted, avise de inmediato a un administrador.`,
      `${publicUrl}/dashboard/account`,
    ].join("\n\n"),
  };
}
