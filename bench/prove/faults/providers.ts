// What happens while the provider of texts, the mail server or the store of pictures is away for a while.
import { setTimeout as wait } from "node:timers/promises";
import { newId } from "#server/ids.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { startDatabaseProxy } from "#server/testing/stand-ins/database-proxy.ts";
import { startS3StandIn } from "#server/testing/stand-ins/s3.ts";
import {
  type Mood,
  startTwilioStandIn,
} from "#server/testing/stand-ins/twilio.ts";
import { call } from "#bench/call.ts";
import { embeddedTarget, startProduct } from "#bench/prove/product.ts";
import { signIn } from "#bench/staff.ts";
import { type Fault, prove, type Row, type Site, siteOf } from "./fault.ts";
import { startMailbox } from "./mailbox.ts";
import {
  addContacts,
  compare,
  letterIn,
  messagesOf,
  mostDelivering,
} from "./messages.ts";
import { countMissing, sendPicture } from "./pictures.ts";

const awayFor = 15_000;
const each = 20;
/** A message waits half a minute before it is tried again, or asked about, and then longer. */
const delivered = 120;

const moods: Mood[] = [
  "hung up",
  "hung up after accepting",
  "broken",
  "broken after accepting",
  "busy",
  "nonsense",
];

type Headers = Record<string, string>;

export async function proveProviders(times: (rounds: number) => number) {
  const twilio = await startTwilioStandIn({ latency: 15 });
  const store = await startS3StandIn(await makeFolder());
  const { port: storePort } = new URL(store.env.S3_ENDPOINT);
  const mailbox = await startMailbox();
  // It carries whatever comes to a port.
  const toStore = await startDatabaseProxy(portOf(Number(storePort)));
  const toMailbox = await startDatabaseProxy(portOf(mailbox.port));
  const product = await startProduct({
    ...twilio.env,
    ...store.env,
    S3_ENDPOINT: `http://127.0.0.1:${toStore.target.port}`,
    SMTP_URL: `smtp://127.0.0.1:${toMailbox.target.port}`,
    MAIL_FROM: "quiz@clinic.example",
    CONTACT_US_TO: "desk@clinic.example",
    HUMAN_CHECK: "off",
  });
  const site = siteOf(product, () => embeddedTarget(product.dataDir));
  const rows: Row[] = [];
  try {
    const headers = await signIn(product.url);
    const given = { site, url: product.url, headers, rounds: times(2) };
    rows.push(await proveTexts(given, twilio));
    rows.push(await proveMail(given, toMailbox, mailbox));
    rows.push(await provePictures(given, toStore));
  } finally {
    await product.stop();
    for (const one of [toStore, toMailbox, twilio, mailbox, store])
      await one.stop();
    await removeFolders();
  }
  return rows;
}

const portOf = (port: number) => ({ host: "127.0.0.1", port });

type Given = { site: Site; url: string; headers: Headers; rounds: number };
type Proxy = Awaited<ReturnType<typeof startDatabaseProxy>>;

async function proveTexts(
  { site, url, headers, rounds }: Given,
  { state, accepted }: Awaited<ReturnType<typeof startTwilioStandIn>>,
) {
  const fault: Fault = {
    what: `provider of texts broken in ${moods.length} ways for ${awayFor / 1000} s`,
    rounds,
    target: delivered,
    async strike() {
      state.mood = () => moods[Math.floor(Math.random() * moods.length)]!;
      const ids = await addContacts(await site.database(), each);
      const body = { contacts: ids.map((id) => ({ id })), message: "Come." };
      await call(`${url}/api/sms/send`, "POST", body, headers);
      await wait(awayFor);
      state.mood = () => "accept";
    },
    async examine() {
      const sent = accepted.map(({ body }) => body);
      return compare(await messagesOf(await site.database(), "sms"), sent);
    },
  };
  return prove(untilDelivered(site), fault);
}

async function proveMail(
  { site, url, rounds }: Given,
  proxy: Proxy,
  mailbox: Awaited<ReturnType<typeof startMailbox>>,
) {
  const fault: Fault = {
    what: `mail server silent for ${awayFor / 1000} s`,
    rounds,
    target: delivered,
    async strike() {
      proxy.silence();
      for (let letter = 0; letter < each; letter += 1)
        await call(`${url}/api/contact`, "POST", {
          name: "Maria",
          email: "maria@family.example",
          message: `Letter ${newId()}`,
        });
      await wait(awayFor);
      proxy.heal();
    },
    async examine() {
      const letters = await messagesOf(await site.database(), "mail");
      return compare(
        letters,
        mailbox.mails.map((mail) => letterIn(mail)),
      );
    },
  };
  return prove(untilDelivered(site), fault);
}

async function provePictures(
  { site, url, headers, rounds }: Given,
  proxy: Proxy,
) {
  const places: string[] = [];
  const refused = new Set<number>();
  const send = async () => {
    const { status, place } = await sendPicture(url, headers);
    if (place === undefined) refused.add(status);
    else places.push(place);
  };
  const fault: Fault = {
    what: `store of pictures silent for ${awayFor / 1000} s`,
    rounds,
    target: 5,
    async strike() {
      await send();
      proxy.silence();
      await Promise.all([send(), send(), wait(awayFor)]);
      proxy.heal();
      await send();
    },
    examine: async () => ({
      acknowledged: places.length,
      lost: await countMissing(places),
      missed: [...refused]
        .filter((status) => status !== 503)
        .map((status) => `a picture was answered ${status}`),
    }),
  };
  return prove(site, fault);
}

/** Well again is a site of which nothing is on its way, or waits for the provider to say what became of it. */
function untilDelivered(site: Site): Site {
  async function untilReady() {
    const began = performance.now();
    await site.untilReady();
    while (performance.now() - began < mostDelivering) {
      const messages = [
        ...(await messagesOf(await site.database(), "sms")),
        ...(await messagesOf(await site.database(), "mail")),
      ];
      const isUnderWay = messages.some(({ state }) =>
        ["queued", "sending", "unknown"].includes(state),
      );
      if (!isUnderWay) break;
      await wait(500);
    }
    return performance.now() - began;
  }
  return { ...site, untilReady };
}
