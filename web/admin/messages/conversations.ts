import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { listMessages } from "#shared/contract/sms.ts";

export type Message = ReplyOf<typeof listMessages>[number];

export type Conversation = { to: string; messages: Message[] };

/** The text messages phone by phone, the phone texted last first; on each the oldest is on top. */
export function conversationsOf(newestFirst: Message[]): Conversation[] {
  const texts = newestFirst.filter(({ kind }) => kind === "sms");
  const phones = Map.groupBy(texts, ({ to }) => to);
  return [...phones].map(([to, messages]) => ({
    to,
    messages: messages.toReversed(),
  }));
}

export type Piece = { text: string; isLink: boolean };

/** A message cut where its web addresses begin and end, as a phone does. */
export function piecesOf(body: string): Piece[] {
  return body
    .split(/(https?:\/\/\S+)/)
    .map((text, place) => ({ text, isLink: place % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
