import { type Reason, reasonsOf } from "#web/core/calls/call.ts";
import type { Call } from "#web/core/calls/page-request.ts";

export const messageParts = ["name", "email", "message"] as const;
export type MessagePart = (typeof messageParts)[number];
export type ContactMessage = Record<MessagePart, string>;
export type MessageProblems = Partial<Record<MessagePart, Reason>>;

/** The problems that are found before sending. */
export function messageProblems(message: ContactMessage): MessageProblems {
  const missing = messageParts.filter((part) => message[part] === "");
  const problems: MessageProblems = Object.fromEntries(
    missing.map((part) => [part, { code: "required" }]),
  );
  if (!problems.email && !/^\S+@\S+\.\S+$/.test(message.email))
    problems.email = { code: "invalid_email" };
  return problems;
}

export function refusedParts(error: unknown): MessageProblems {
  const named = reasonsOf(error).flatMap((reason) => {
    const part = messageParts.find((name) => name === reason.field);
    return part ? [[part, reason]] : [];
  });
  return Object.fromEntries(named) as MessageProblems;
}

export function isProofRefused(error: unknown): boolean {
  return reasonsOf(error).some(({ field }) =>
    ["altcha", "ticket"].includes(field ?? ""),
  );
}

/** Reads the contact form, in the browser or on the server. */
export function messageIn(filled: FormData): ContactMessage {
  const entry = (part: MessagePart) => {
    const value = filled.get(part);
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    name: entry("name"),
    email: entry("email"),
    message: entry("message"),
  };
}

/** The name of a field that only bots fill in. */
export const honeypot = "subject";

/**
 * Sends a message with a proof that a person wrote it: `altcha` from the browser, or `ticket` from the form without
 * scripts.
 */
export async function sendMessage(
  call: Call,
  message: ContactMessage,
  proof: { altcha?: string } | { ticket?: string },
  idempotencyKey: string,
) {
  const body = { ...message, ...proof };
  await call("POST /api/contact", { body }, { idempotencyKey });
}

/** The server's reply to a form whose message was not sent. */
export type UnsentMessage = {
  message: ContactMessage;
  problems: MessageProblems;
  hasFailed: boolean;
  /** Included in the form when it is submitted again. */
  ticket: string | undefined;
  /** `check`: the visitor should review the message. `again`: it was submitted too early or too late. */
  step: "check" | "again" | undefined;
};
