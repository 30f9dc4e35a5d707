import { useState } from "react";
import type { InputOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";
import { call } from "#web/core/calls/call.ts";
import { useSameKeys } from "#web/core/calls/same-keys.ts";

type Feedback = InputOf<Contract["POST /api/feedbacks"]>["body"]["feedback"];

/** Sends a feedback once, however often it has to be tried; `send` says whether it arrived. */
export function useSendFeedback() {
  const [state, setState] = useState<"writing" | "sending" | "failed">(
    "writing",
  );
  const keys = useSameKeys();

  // Not by useAction: with it, the sentences of all refusals would come along, 3.7 KB compressed.
  async function send(feedback: Feedback): Promise<boolean> {
    setState("sending");
    try {
      const idempotencyKey = keys.keyOf(feedback);
      await call(
        "POST /api/feedbacks",
        { body: { feedback } },
        { idempotencyKey },
      );
      keys.forget(feedback);
      setState("writing");
      return true;
    } catch {
      setState("failed");
      return false;
    }
  }
  return {
    send,
    isSending: state === "sending",
    hasFailed: state === "failed",
  };
}
