import { useState } from "react";
import type { InputOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";
import { call } from "#web/core/calls/call.ts";
import { useSameKey } from "./same-key.ts";

type Feedback = InputOf<Contract["POST /api/feedbacks"]>["body"]["feedback"];

/** Sends a feedback once, however often it has to be tried; `send` says whether it arrived. */
export function useSendFeedback() {
  const [state, setState] = useState<"writing" | "sending" | "failed">(
    "writing",
  );
  const sameKey = useSameKey();

  async function send(feedback: Feedback): Promise<boolean> {
    setState("sending");
    try {
      const idempotencyKey = sameKey.keyFor(feedback);
      await call(
        "POST /api/feedbacks",
        { body: { feedback } },
        { idempotencyKey },
      );
      sameKey.forget();
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
