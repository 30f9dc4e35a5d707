import { isPhone, maskPhone } from "#shared/rules/phone.ts";
import { readSmsWish } from "#shared/rules/sms-keywords.ts";
import { speaksOfStopping } from "#shared/rules/stop-sentences.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { listMessages } from "#shared/contract/sms.ts";

export type Message = ReplyOf<typeof listMessages>[number];

/** The messages of one phone, and whom staff know by it. */
export type Conversation = {
  to: string;
  names: string[];
  messages: Message[];
};

/** The text messages phone by phone, the phone texted last first; on each the oldest is on top. */
export function conversationsOf(newestFirst: Message[]): Conversation[] {
  const texts = newestFirst.filter(({ kind }) => kind === "sms");
  const phones = Map.groupBy(texts, ({ to }) => to);
  return [...phones].map(([to, messages]) => ({
    to,
    names: messages[0]?.names ?? [],
    messages: messages.toReversed(),
  }));
}

/** Whose phone it is; what wrote to us without being a phone, such as a short code, has nothing to hide. */
export function nameOf(to: string): string {
  return to.replace(/\D/g, "").length > 6 ? maskPhone(to) : to;
}

export type Understood = "stop" | "unclear";

/** What an answer says about further texts; `unclear` is for a person to read, and nothing was done. */
export function understoodIn({
  state,
  to,
  body,
}: Message): Understood | undefined {
  if (state !== "received") return undefined;
  if (isPhone(to)) {
    const wish = readSmsWish(body)?.wish;
    if (wish !== undefined) return wish === "stop" ? wish : undefined;
  }
  return speaksOfStopping(body) ? "unclear" : undefined;
}

export type Piece = { text: string; isLink: boolean };

/** A message cut where its web addresses begin and end, as a phone does. */
export function piecesOf(body: string): Piece[] {
  return body
    .split(/(https?:\/\/\S+)/)
    .map((text, place) => ({ text, isLink: place % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
