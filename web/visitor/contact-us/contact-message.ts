import { useState } from "react";
import { useAttempt } from "#web/core/calls/action.ts";
import { call, type Reason, reasonsOf } from "#web/core/calls/call.ts";
import { isPassing } from "#web/core/calls/deliver.ts";
import { useHumanCheck } from "#web/core/human-check/human-check.ts";
import { useSameKeys } from "#web/core/calls/same-keys.ts";

const parts = ["name", "email", "message"] as const;
export type Part = (typeof parts)[number];
export type Message = Record<Part, string>;
export type Problems = Partial<Record<Part, Reason>>;

/** What a person can mend before anything is sent. */
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

/** What stands in a contact form, whoever reads it: a script or the server. */
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

/** What the server found, where no script sent the form. */
type Found = { problems: Problems; hasFailed: boolean };

type State = "writing" | "sent" | "failed";

/** Sends a message with its proof, and the same one only once, however often it has to be tried. */
export function useContactMessage(found: Found | undefined) {
  const [state, setState] = useState<State>(
    found?.hasFailed ? "failed" : "writing",
  );
  const [problems, setProblems] = useState<Problems>(found?.problems ?? {});
  const check = useHumanCheck("GET /api/contact/challenge");
  const keys = useSameKeys();

  function refuse(found: Problems): Part | "failed" {
    setProblems(found);
    const first = parts.find((part) => found[part]);
    setState(first ? "writing" : "failed");
    return first ?? "failed";
  }

  async function post(message: Message) {
    const altcha = await check.prove();
    const body = { ...message, ...(altcha !== undefined && { altcha }) };
    const idempotencyKey = keys.keyOf(body);
    await call("POST /api/contact", { body }, { idempotencyKey });
    keys.forget(body);
  }

  async function postProved(message: Message) {
    await post(message).catch((error: unknown) => {
      if (!isProofRefused(error)) throw error;
      check.forget();
      return post(message);
    });
  }
  const { run, isPending } = useAttempt(postProved, {
    failure: "silent",
    revalidate: false,
  });

  /** Returns the first part to correct where there is one. */
  async function send(message: Message): Promise<Part | "sent" | "failed"> {
    const found = problemsOf(message);
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    setState("writing");
    const sent = await run(message);
    // What may have arrived is tried again as it was; what was refused needs a new proof.
    if (sent.ok || !isPassing(sent.error)) check.forget();
    if (!sent.ok) return refuse(refusedParts(sent.error));
    setState("sent");
    return "sent";
  }
  return { state, isSending: isPending, problems, send, check };
}
