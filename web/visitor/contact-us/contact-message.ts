import { type Reason, reasonsOf } from "#web/core/calls/call.ts";
import type { Call } from "#web/core/calls/page-request.ts";

export const parts = ["name", "email", "message"] as const;
export type Part = (typeof parts)[number];
export type Message = Record<Part, string>;
export type Problems = Partial<Record<Part, Reason>>;

/** The problems that are found before sending. */
export function problemsOf(message: Message): Problems {
  const missing = parts.filter((part) => message[part] === "");
  const problems: Problems = Object.fromEntries(
    missing.map((part) => [part, { code: "required" }]),
  );
  if (!problems.email && !/^\S+@\S+\.\S+$/.test(message.email))
    problems.email = { code: "invalid_email" };
  return problems;
}

export function refusedParts(error: unknown): Problems {
  const named = reasonsOf(error).flatMap((reason) => {
    const part = parts.find((known) => known === reason.field);
    return part ? [[part, reason]] : [];
  });
  return Object.fromEntries(named) as Problems;
}

export function isProofRefused(error: unknown): boolean {
  return reasonsOf(error).some(({ field }) =>
    ["altcha", "ticket"].includes(field ?? ""),
  );
}

/** Reads the contact form, in the browser or on the server. */
export function messageIn(filled: FormData): Message {
  const entry = (part: Part) => {
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

/** Sends a message with a proof: `altcha` from the browser, `ticket` from the form without scripts. */
export async function sendMessage(
  call: Call,
  message: Message,
  proof: { altcha?: string } | { ticket?: string },
  idempotencyKey: string,
) {
  const body = { ...message, ...proof };
  await call("POST /api/contact", { body }, { idempotencyKey });
}

/** What the server answers to a form that it did not send on. */
export type Unsent = {
  message: Message;
  problems: Problems;
  hasFailed: boolean;
  /** Goes with the form when it is sent the next time. */
  ticket: string | undefined;
  /** `check`: to be read once more; `again`: sent too early or too late. */
  step: "check" | "again" | undefined;
};
