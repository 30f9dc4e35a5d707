import {
  hoursInWords,
  linkAddress,
  linkHours,
  type LinkPurpose,
} from "#shared/rules/staff/links.ts";
import { audit } from "#server/platform/audit-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Services } from "#server/services.ts";
import { acceptMessages } from "./accept.ts";
import { findEmailOf } from "./queries.ts";

type Mail = { subject: string; body: string };
type Lines = { subject: string; en: string; es: string };

const ignore = {
  en: "If you did not ask for this, you can ignore this email.",
  es: "Si usted no pidió esto, puede ignorar este correo.",
};
const warning = {
  en: "If this was not you, tell an admin right away.",
  es: "Si no fue usted, avise de inmediato a un administrador.",
};

/** Writes the mail in both languages, because the language of a staff user is unknown. */
function mailOf(
  { publicHost }: Pick<Services["config"], "publicHost">,
  { subject, en, es }: Lines,
  address: string,
  end = { en: "", es: "" },
): Mail {
  return {
    subject: `${publicHost}: ${subject}`,
    body: [`${en} ${end.en}`.trim(), `${es} ${end.es}`.trim(), address].join(
      "\n\n",
    ),
  };
}

const goodFor = (hours: number) => ({
  en: hoursInWords(hours, "en"),
  es: hoursInWords(hours, "es"),
});
const good = {
  invitation: goodFor(linkHours.invitation),
  password: goodFor(linkHours.password),
  email: goodFor(linkHours.email),
};

const withLink: Record<LinkPurpose, Lines> = {
  invitation: {
    subject: "you are invited",
    en: `You are invited to sign in as staff. Open this link within ${good.invitation.en} and choose a password. It works once.`,
    es: `Le invitan a iniciar sesión como parte del personal. Abra este enlace y elija una contraseña. Vence en ${good.invitation.es} y se puede usar una sola vez.`,
  },
  password: {
    subject: "new password",
    en: `Open this link within ${good.password.en} to choose a new password. It works once.`,
    es: `Abra este enlace para elegir una contraseña nueva. Vence en ${good.password.es} y se puede usar una sola vez.`,
  },
  email: {
    subject: "confirm your new email address",
    en: `Open this link within ${good.email.en} to sign in with this email address from now on.`,
    es: `Abra este enlace para iniciar sesión con este correo electrónico de ahora en adelante. Vence en ${good.email.es}.`,
  },
};

export function linkMail(
  config: Services["config"],
  purpose: LinkPurpose,
  token: string,
): Mail {
  const address = linkAddress(config.publicUrl, purpose, token);
  const end = purpose === "invitation" ? undefined : ignore;
  return mailOf(config, withLink[purpose], address, end);
}

/** Account changes, by their audit event names. */
const news = {
  second_step_set_up: {
    subject: "second step set up",
    en: "A second step for signing in was set up for your account.",
    es: "Se configuró un segundo paso para iniciar sesión en su cuenta.",
  },
  second_step_removed: {
    subject: "second step removed",
    en: "The second step for signing in was removed from your account.",
    es: "Se quitó el segundo paso para iniciar sesión de su cuenta.",
  },
  app_removed: {
    subject: "authenticator app removed",
    en: "The authenticator app was removed from your account.",
    es: "Se quitó la aplicación de autenticación de su cuenta.",
  },
  passkey_added: {
    subject: "passkey added",
    en: "A passkey for signing in was added to your account.",
    es: "Se agregó a su cuenta una llave de acceso para iniciar sesión.",
  },
  passkey_removed: {
    subject: "passkey removed",
    en: "A passkey for signing in was removed from your account.",
    es: "Se quitó de su cuenta una llave de acceso para iniciar sesión.",
  },
  passkey_copied: {
    subject: "passkey refused",
    en: "Someone tried to sign in with a passkey of yours that may have been copied. It was refused. Remove this passkey from your account.",
    es: "Alguien quiso iniciar sesión con una de sus llaves de acceso, que podría ser una copia. Se rechazó. Quite esa llave de acceso de su cuenta.",
  },
  password_renewed: {
    subject: "password changed",
    en: "The password of your account was changed.",
    es: "Se cambió la contraseña de su cuenta.",
  },
  email_change_asked: {
    subject: "another email address",
    en: "Somebody who is signed in as you asked to use another email address for your account.",
    es: "Alguien que inició sesión como usted pidió usar otro correo electrónico para su cuenta.",
  },
  email_confirmed: {
    subject: "another email address",
    en: "Your account now has another email address. You can no longer sign in with this one.",
    es: "Su cuenta ahora tiene otro correo electrónico. Con este ya no se puede iniciar sesión.",
  },
} satisfies Record<string, Lines>;

type News = keyof typeof news;
type Of = { user: string; ip: string; email?: string };

/**
 * Adds an account change to the activity log and mails the owner. Give `email` if the mail should not go to the
 * account's current address.
 */
export async function auditAndMail(
  trx: Database,
  services: Pick<Services, "gateways" | "delivery" | "config">,
  event: News,
  { user, ip, email }: Of,
) {
  await audit(trx, event, { user, ip });
  if (!services.gateways.mail) return;
  const to = email ?? (await findEmailOf(trx, user));
  if (to === undefined) return;
  const { config } = services;
  const path = /^(password|email)/.test(event) ? "login" : "dashboard/account";
  const mail = mailOf(
    config,
    news[event],
    `${config.publicUrl}/${path}`,
    warning,
  );
  await acceptMessages(trx, services, [{ kind: "mail", to, ...mail }]);
}
