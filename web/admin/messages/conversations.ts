import { maskPhone } from "#shared/rules/contacts/phone.ts";
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
  const phones = new Map<string, Message[]>();
  for (const text of texts)
    phones.set(text.to, [text, ...(phones.get(text.to) ?? [])]);
  return [...phones].map(([to, messages]) => ({
    to,
    names: messages[messages.length - 1]?.names ?? [],
    messages,
  }));
}

/** Whose phone it is; what wrote to us without being a phone, such as a short code, has nothing to hide. */
export function nameOf(to: string): string {
  return to.replace(/\D/g, "").length > 6 ? maskPhone(to) : to;
}

/** Whether an answer waits for a person: since then staff sent nothing, and nothing clear came. */
export function isToRead(oldestFirst: Message[]): boolean {
  const unclear = oldestFirst
    .map(({ understood }) => understood)
    .lastIndexOf("unclear");
  const later = oldestFirst.slice(unclear + 1);
  return (
    unclear >= 0 &&
    later.every(({ understood, invitation }) => !understood && !invitation)
  );
}

export type Piece = { text: string; isLink: boolean };

/** A message cut where its web addresses begin and end, as a phone does. */
export function piecesOf(body: string): Piece[] {
  return body
    .split(/(https?:\/\/\S+)/)
    .map((text, place) => ({ text, isLink: place % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
