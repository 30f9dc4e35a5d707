import { useState } from "react";
import { useAttempt } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { isPassing } from "#web/core/calls/deliver.ts";
import { useSameKeys } from "#web/core/calls/idempotency-keys.ts";
import { useHumanCheck } from "#web/core/human-check/human-check.ts";
import {
  isProofRefused,
  type Message,
  type Part,
  parts,
  type Problems,
  problemsOf,
  refusedParts,
  sendMessage,
  type Unsent,
} from "./contact-message.ts";

type State = "writing" | "sent" | "failed";

/** Sends a message with its proof once, however often it has to be tried. */
export function useContactMessage(
  found: Pick<Unsent, "problems" | "hasFailed"> | undefined,
) {
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
    const proof = altcha === undefined ? {} : { altcha };
    const content = { ...message, ...proof };
    await sendMessage(call, message, proof, keys.keyOf(content));
    keys.forget(content);
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
    // After a lost connection the same proof is sent again; a refused message needs a new one.
    if (sent.ok || !isPassing(sent.error)) check.forget();
    if (!sent.ok) return refuse(refusedParts(sent.error));
    setState("sent");
    return "sent";
  }
  return { state, isSending: isPending, problems, send, check };
}
