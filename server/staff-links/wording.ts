import {
  hoursInWords,
  linkAddress,
  linkHours,
  type LinkPurpose,
} from "#shared/rules/staff/links.ts";

type Mail = { subject: string; body: string };
type Lines = {
  subject: string;
  en: string;
  es: string;
  end?: [string, string];
};

/** In both languages: nobody has said yet in which somebody reads mail. */
function mailOf(publicUrl: string, lines: Lines, address: string): Mail {
  const [en = "", es = ""] = lines.end ?? [];
  return {
    subject: `${new URL(publicUrl).hostname}: ${lines.subject}`,
    body: [
      `${lines.en} ${en}`.trim(),
      `${lines.es} ${es}`.trim(),
      address,
    ].join("\n\n"),
  };
}

const ignore: [string, string] = [
  "If you did not ask for this, you can ignore this email.",
  "Si usted no pidió esto, puede ignorar este correo.",
];
const tell: [string, string] = [
  "If this was not you, tell an admin right away.",
  "Si no fue usted, avise de inmediato a un administrador.",
];

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
    end: ignore,
  },
  email: {
    subject: "confirm your new email address",
    en: `Open this link within ${good.email.en} to sign in with this email address from now on.`,
    es: `Abra este enlace para iniciar sesión con este correo electrónico de ahora en adelante. Vence en ${good.email.es}.`,
    end: ignore,
  },
};

export function linkMail(
  publicUrl: string,
  purpose: LinkPurpose,
  token: string,
): Mail {
  const address = linkAddress(publicUrl, purpose, token);
  return mailOf(publicUrl, withLink[purpose], address);
}

const news = {
  password_renewed: {
    subject: "password changed",
    en: "The password of your account was changed.",
    es: "Se cambió la contraseña de su cuenta.",
    end: tell,
  },
  email_change_asked: {
    subject: "another email address",
    en: "Somebody who is signed in as you asked to use another email address for your account.",
    es: "Alguien que inició sesión como usted pidió usar otro correo electrónico para su cuenta.",
    end: tell,
  },
  email_confirmed: {
    subject: "another email address",
    en: "Your account has another email address now. This one no longer signs in.",
    es: "Su cuenta ahora tiene otro correo electrónico. Con este ya no se puede iniciar sesión.",
    end: tell,
  },
} satisfies Record<string, Lines>;

export type News = keyof typeof news;

export const newsMail = (publicUrl: string, what: News): Mail =>
  mailOf(publicUrl, news[what], `${publicUrl}/login`);
