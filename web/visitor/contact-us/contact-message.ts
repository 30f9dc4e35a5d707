import { useState } from "react";
import { useMutation } from "#web/core/calls/action.ts";
import {
  call as browserCall,
  type Reason,
  reasonsOf,
} from "#web/core/calls/call.ts";
import { isTransient } from "#web/core/calls/call-with-retry.ts";
import { useIdempotencyKeys } from "#web/core/calls/idempotency-keys.ts";
import { useHumanCheck } from "#web/core/human-check/human-check.tsx";
import type { Call } from "#web/core/calls/page-request.ts";

const parts = ["name", "email", "message"] as const;
type Part = (typeof parts)[number];
type Message = Record<Part, string>;
type Problems = Partial<Record<Part, Reason>>;

/** The problems that are found before sending. */
export function messageProblems(message: Message): Problems {
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
    const part = parts.find((name) => name === reason.field);
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

/**
 * Sends a message with a proof that a person wrote it: `altcha` from the browser, or `ticket` from the form without
 * scripts.
 */
export async function sendMessage(
  call: Call,
  message: Message,
  proof: { altcha?: string } | { ticket?: string },
  idempotencyKey: string,
) {
  const body = { ...message, ...proof };
  await call("POST /api/contact", { body }, { idempotencyKey });
}

/** The server's reply to a form whose message was not sent. */
export type UnsentMessage = {
  message: Message;
  problems: Problems;
  hasFailed: boolean;
  /** Included in the form when it is submitted again. */
  ticket: string | undefined;
  /** `check`: the visitor should review the message. `again`: it was submitted too early or too late. */
  step: "check" | "again" | undefined;
};

type State = "writing" | "sent" | "failed";

/** Sends a message with its proof. A retry has no second effect. */
export function useContactMessage(
  found: Pick<UnsentMessage, "problems" | "hasFailed"> | undefined,
) {
  const [state, setState] = useState<State>(
    found?.hasFailed ? "failed" : "writing",
  );
  const [problems, setProblems] = useState<Problems>(found?.problems ?? {});
  const check = useHumanCheck("GET /api/contact/challenge");
  const keys = useIdempotencyKeys();

  function refuse(found: Problems): Part | "failed" {
    setProblems(found);
    const first = parts.find((part) => found[part]);
    setState(first ? "writing" : "failed");
    return first ?? "failed";
  }

  async function post(message: Message) {
    const altcha = await check.prove();
    const proof = altcha === undefined ? {} : { altcha };
    const content = { ...message, ...proof };
    await sendMessage(browserCall, message, proof, keys.keyOf(content));
    keys.forget(content);
  }

  async function postProved(message: Message) {
    await post(message).catch((error: unknown) => {
      if (!isProofRefused(error)) throw error;
      check.forget();
      return post(message);
    });
  }
  const { run, isPending } = useMutation(postProved, {
    failure: "silent",
    revalidate: false,
  });

  /** Returns the first field to correct, if any. */
  async function send(message: Message): Promise<Part | "sent" | "failed"> {
    // A second press after sending is no empty message.
    if (state === "sent") return "sent";
    const found = messageProblems(message);
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    setState("writing");
    const sent = await run(message);
    // After a lost connection, keep the proof for the next try. A refused message needs a new one.
    if (sent.ok || !isTransient(sent.error)) check.forget();
    if (!sent.ok) return refuse(refusedParts(sent.error));
    setState("sent");
    return "sent";
  }
  /** Hides the confirmation once the visitor writes another message. */
  const begin = () => setState((now) => (now === "sent" ? "writing" : now));
  return { state, isSending: isPending, problems, send, begin, check };
}
