import { useState } from "react";
import { useRevalidator } from "react-router";
import type { InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import type { Contract } from "#shared/contract/index.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { call, isRefusedFor } from "./call.ts";
import { useReasons } from "./reasons.ts";

type Options = {
  /** What a toast says when it worked. */
  success?: string;
  /**
   * What a toast says when it did not, but for a refusal that the screen answers itself; or the
   * server's own messages, for the screen or as toasts; or nothing.
   */
  failure:
    | { say: string; except?: ErrorCode }
    | "server-messages"
    | "server-toasts"
    | "silent";
  /** False where the screen is left afterwards, or shows what the reply says. */
  revalidate?: boolean;
};

type Line = keyof Contract;
type Outcome<L extends Line> =
  { ok: true; reply: ReplyOf<Contract[L]> } | { ok: false; error: unknown };

/** Writes something, says how it went, and as a rule reads again what the screen shows. */
export function useAction<L extends Line>(
  line: L,
  { success, failure, revalidate = true }: Options,
) {
  const [isPending, setPending] = useState(false);
  const [messages, setMessages] = useState<string[]>([]);
  const reasonsOf = useReasons();
  const revalidator = useRevalidator();

  function explain(error: unknown) {
    const say = (text: string) => toasts.show({ text, kind: "danger" });
    if (failure === "server-messages") setMessages(reasonsOf(error));
    else if (failure === "server-toasts") reasonsOf(error).forEach(say);
    else if (failure !== "silent" && !isRefusedFor(failure.except, error))
      say(failure.say);
  }

  async function run(
    input: InputOf<Contract[L]>,
    extra?: { idempotencyKey: string },
  ): Promise<Outcome<L>> {
    setPending(true);
    setMessages([]);
    try {
      const reply = await call(line, input, extra);
      if (success !== undefined)
        toasts.show({ text: success, kind: "success" });
      if (revalidate) await revalidator.revalidate();
      return { ok: true, reply };
    } catch (error) {
      explain(error);
      return { ok: false, error };
    } finally {
      setPending(false);
    }
  }
  return { run, isPending, messages, forgetMessages: () => setMessages([]) };
}
