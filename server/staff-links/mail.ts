import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import {
  type LinkPurpose,
  hoursInWords,
  linkAddress,
  linkHours,
} from "#shared/rules/staff/links.ts";
import { newId } from "#server/ids.ts";
import type { Services } from "#server/services.ts";

type Sending = Pick<Services, "gateways" | "config">;

/** In milliseconds, before each further try. */
const waits = [2000, 20_000, 60_000];
/** So long whoever asked is kept waiting by a slow mail server: the try itself goes on. */
const patience = 3000;

/**
 * Mails a link without the outbox: its words lie in the database, where other staff read them. Who waits for
 * it learns whether the first try was right and soon; others go on, and who gets no mail asks for another link.
 */
export function mailLinkWith(
  { gateways, config }: Sending,
  log: Pick<FastifyBaseLogger, "error">,
) {
  const { mail } = gateways;
  const fail = (why: object) => log.error(why, "a link was not mailed");
  async function goOn(trySend: () => Promise<string>) {
    for (const wait of waits) {
      await pause(wait, undefined, { ref: false });
      const state = await trySend();
      if (state !== "busy") return state;
    }
    return "failed";
  }
  return async (to: string, purpose: LinkPurpose, token: string) => {
    if (!mail) return false;
    const words = linkMail(config.publicUrl, purpose, token);
    const letter = { _id: newId(), to, ...words, replyto: null, claimed: null };
    const trySend = async () => (await mail.send(letter)).state;
    const first = trySend();
    first
      .then((state) => (state === "busy" ? goOn(trySend) : state))
      .then(
        (state) => state === "failed" && fail({ purpose }),
        (error: unknown) => fail({ err: error }),
      );
    const slow = pause(patience, undefined, { ref: false });
    return (await Promise.race([first.catch(() => "thrown"), slow])) === "sent";
  };
}

export type MailLink = ReturnType<typeof mailLinkWith>;

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

function linkMail(
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

type News = keyof typeof news;

export const newsMail = (publicUrl: string, what: News): Mail =>
  mailOf(publicUrl, news[what], `${publicUrl}/login`);
