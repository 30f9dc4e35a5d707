import { useState } from "react";
import { call, CallFailed, type Reason } from "#web/core/calls/call.ts";
import { isPassing } from "#web/core/calls/deliver.ts";
import { useHumanCheck } from "#web/core/human-check/human-check.ts";
import { useSameKeys } from "#web/core/calls/same-keys.ts";

const parts = ["name", "email", "message"] as const;
export type Part = (typeof parts)[number];
export type Message = Record<Part, string>;
export type Problems = Partial<Record<Part, Reason>>;

/** What a person can mend before anything is sent. */
function problemsOf(message: Message): Problems {
  const missing = parts.filter((part) => message[part] === "");
  const problems: Problems = Object.fromEntries(
    missing.map((part) => [part, { code: "required" }]),
  );
  if (!problems.email && !/^\S+@\S+\.\S+$/.test(message.email))
    problems.email = { code: "invalid_email" };
  return problems;
}

function refusedParts(error: unknown): Problems {
  if (!(error instanceof CallFailed)) return {};
  const named = error.reasons.flatMap((reason) => {
    const part = parts.find((known) => known === reason.field);
    return part ? [[part, reason]] : [];
  });
  return Object.fromEntries(named) as Problems;
}

function isProofRefused(error: unknown): boolean {
  return (
    error instanceof CallFailed &&
    error.reasons.some(({ field }) => field === "altcha")
  );
}

type State = "writing" | "sending" | "sent" | "failed";

/** Sends a message with its proof, and the same one only once, however often it has to be tried. */
export function useContactMessage() {
  const [state, setState] = useState<State>("writing");
  const [problems, setProblems] = useState<Problems>({});
  const check = useHumanCheck("GET /api/contact/challenge");
  const keys = useSameKeys();

  function refuse(found: Problems): Part | undefined {
    setProblems(found);
    const first = parts.find((part) => found[part]);
    setState(first ? "writing" : "failed");
    return first;
  }

  async function post(message: Message) {
    const altcha = await check.prove();
    const body = { ...message, ...(altcha !== undefined && { altcha }) };
    const idempotencyKey = keys.keyOf(body);
    await call("POST /api/contact", { body }, { idempotencyKey });
    keys.forget(body);
  }

  /** Answers the first part that has to be mended; nothing where all are fine. */
  async function send(message: Message): Promise<Part | undefined> {
    const found = problemsOf(message);
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    setState("sending");
    try {
      await post(message).catch((error: unknown) => {
        if (!isProofRefused(error)) throw error;
        check.forget();
        return post(message);
      });
    } catch (error) {
      // What may have arrived is tried again as it was; what was refused needs a new proof.
      if (!isPassing(error)) check.forget();
      return refuse(refusedParts(error));
    }
    check.forget();
    setState("sent");
    return undefined;
  }
  return { state, problems, send, check };
}
