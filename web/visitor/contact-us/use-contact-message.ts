import { useState } from "react";
import { useMutation } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { isTransient } from "#web/core/calls/call-with-retry.ts";
import { useIdempotencyKeys } from "#web/core/calls/idempotency-keys.ts";
import { useHumanCheck } from "#web/core/human-check/human-check.tsx";
import {
  isProofRefused,
  type ContactMessage,
  type MessagePart,
  messageParts,
  messageProblems,
  type MessageProblems,
  refusedParts,
  sendMessage,
  type UnsentMessage,
} from "./contact-message.ts";

type State = "writing" | "sent" | "failed";

/** Sends a message with its proof. A retry has no second effect. */
export function useContactMessage(
  found: Pick<UnsentMessage, "problems" | "hasFailed"> | undefined,
) {
  const [state, setState] = useState<State>(
    found?.hasFailed ? "failed" : "writing",
  );
  const [problems, setProblems] = useState<MessageProblems>(
    found?.problems ?? {},
  );
  const check = useHumanCheck("GET /api/contact/challenge");
  const keys = useIdempotencyKeys();

  function refuse(found: MessageProblems): MessagePart | "failed" {
    setProblems(found);
    const first = messageParts.find((part) => found[part]);
    setState(first ? "writing" : "failed");
    return first ?? "failed";
  }

  async function post(message: ContactMessage) {
    const altcha = await check.prove();
    const proof = altcha === undefined ? {} : { altcha };
    const content = { ...message, ...proof };
    await sendMessage(call, message, proof, keys.keyOf(content));
    keys.forget(content);
  }

  async function postProved(message: ContactMessage) {
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
  async function send(
    message: ContactMessage,
  ): Promise<MessagePart | "sent" | "failed"> {
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
