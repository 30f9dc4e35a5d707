import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import twilio from "twilio";

export type Mood =
  | "accept"
  | "slow"
  | "busy"
  | "broken"
  | "broken after accepting"
  | "hung up"
  | "hung up after accepting"
  | "hung up after rewording"
  | "nonsense"
  | "opted out"
  | "bad number"
  | "daily limit"
  | "quiet hours"
  | "no such account";

type Accepted = {
  sid: string;
  to: string;
  body: string;
  date_created: string;
};

const account = { sid: `AC${"1".repeat(32)}`, token: "a token for trying" };
const refusals: Partial<Record<Mood, { code: number; message: string }>> = {
  "opted out": {
    code: 21610,
    message: "Attempt to send to unsubscribed recipient",
  },
  "bad number": { code: 21211, message: "Invalid 'To' Phone Number" },
  "daily limit": { code: 63038, message: "Account exceeded the limit" },
  "quiet hours": { code: 30610, message: "Message couldn't be delivered" },
  "no such account": { code: 20404, message: "Not found" },
};

type StandIn = {
  /** The messages that were really sent. */
  accepted: Accepted[];
  /** The response to the next send call, and the number of calls. */
  state: { mood: () => Mood; calls: number; retryAfter: () => string };
};

/** A local stand-in for the parts of Twilio's HTTP API that send and list messages. */
export async function startTwilioStandIn({
  port = 0,
  latency = 0,
  accepting = (_message: Accepted) => {},
} = {}) {
  const standIn: StandIn = {
    accepted: [],
    state: { mood: () => "accept", calls: 0, retryAfter: () => "1" },
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://localhost");
    const isOurs =
      url.pathname === `/2010-04-01/Accounts/${account.sid}/Messages.json` &&
      request.headers.authorization ===
        `Basic ${btoa(`${account.sid}:${account.token}`)}`;
    if (!isOurs) reply(response, 401, { code: 20003, status: 401 });
    else if (request.method === "POST")
      void wait(latency)
        .then(() => send(standIn, request, response))
        .then((message) => message && accepting(message));
    else list(standIn, url, response);
  });
  await new Promise<void>((resolve) =>
    server.listen(port, "127.0.0.1", resolve),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    ...standIn,
    env: {
      SMS_PROVIDER: "twilio",
      TWILIO_ACCOUNT_SID: account.sid,
      TWILIO_AUTH_TOKEN: account.token,
      TWILIO_FROM: "+12015550100",
      TWILIO_BASE_URL: url,
    },
    /** The signature Twilio would put on a call to this address with these fields. */
    sign: (address: string, fields: Record<string, string>) =>
      twilio.getExpectedTwilioSignature(account.token, address, fields),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Responds as the test has set it to. Returns the message if it was accepted. */
async function send(
  { accepted, state }: StandIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Accepted | undefined> {
  // If the server was killed, only part of the body arrives.
  const form = await text(request).catch(() => undefined);
  if (form === undefined) return undefined;
  const { To = "", Body = "" } = Object.fromEntries(new URLSearchParams(form));
  const mood = state.mood();
  state.calls += 1;
  if (mood === "slow") await wait(30_000, undefined, { ref: false });
  const refusal = refusals[mood];
  if (refusal) reply(response, 400, { ...refusal, status: 400 });
  else if (mood === "hung up") request.socket.destroy();
  else if (mood === "busy")
    response.writeHead(429, { "retry-after": state.retryAfter() }).end("{}");
  else if (mood === "broken") response.writeHead(500).end("{}");
  else if (mood === "nonsense") response.writeHead(200).end("<html>");
  else {
    const sid = `SM${String(accepted.length).padStart(32, "0")}`;
    const isReworded = mood === "hung up after rewording";
    const message = {
      sid,
      to: To,
      body: isReworded ? `Sent from a trial account - ${Body}` : Body,
      date_created: new Date().toUTCString(),
    };
    accepted.push(message);
    if (mood.startsWith("hung up after")) request.socket.destroy();
    else if (mood === "broken after accepting")
      response.writeHead(502).end("{}");
    else reply(response, 201, { ...message, status: "queued" });
    return message;
  }
  return undefined;
}

function list({ accepted }: StandIn, url: URL, response: ServerResponse) {
  const to = url.searchParams.get("To");
  const messages = accepted.filter((each) => each.to === to).toReversed();
  reply(response, 200, { messages, page: 0, next_page_uri: null });
}

function reply(response: ServerResponse, status: number, body: object) {
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(JSON.stringify(body));
}
