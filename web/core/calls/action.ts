import { useState } from "react";
import { useRevalidator } from "react-router";
import type { InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import type { Contract } from "#shared/contract/index.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { call, isRefusedFor } from "./call.ts";
import { useReasons } from "./reasons.ts";

type Wording = {
  /** What a toast says when it worked. */
  success?: string;
  /**
   * What a toast says when it did not, but for a refusal that the screen answers itself; or the
   * server's own messages; or nothing.
   */
  failure: { say: string; except?: ErrorCode } | "server-messages" | "silent";
};

type Line = keyof Contract;
type Outcome<L extends Line> =
  { ok: true; reply: ReplyOf<Contract[L]> } | { ok: false; error: unknown };

/** Writes something, says how it went, and reads again what the screen shows. */
export function useAction<L extends Line>(
  line: L,
  { success, failure }: Wording,
) {
  const [isPending, setPending] = useState(false);
  const [messages, setMessages] = useState<string[]>([]);
  const reasonsOf = useReasons();
  const { revalidate } = useRevalidator();

  async function run(input: InputOf<Contract[L]>): Promise<Outcome<L>> {
    setPending(true);
    setMessages([]);
    try {
      const reply = await call(line, input);
      if (success !== undefined)
        toasts.show({ text: success, kind: "success" });
      await revalidate();
      return { ok: true, reply };
    } catch (error) {
      if (failure === "server-messages") setMessages(reasonsOf(error));
      else if (failure !== "silent" && !isRefusedFor(failure.except, error))
        toasts.show({ text: failure.say, kind: "danger" });
      return { ok: false, error };
    } finally {
      setPending(false);
    }
  }
  return { run, isPending, messages };
}
