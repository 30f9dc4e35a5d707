import { useState } from "react";
import { useRevalidator } from "react-router";
import type { InputOf } from "#shared/contract/endpoint.ts";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import type { Contract } from "#shared/contract/index.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { call, isRefusedFor } from "./call.ts";
import { useReasons } from "./reasons.ts";

export type ActionOptions = {
  /** The text of the toast on success. */
  success?: string;
  /**
   * What to show on failure. `say` is the text of a toast; for the refusal `except` there is none, because the screen
   * handles it. `messagesOf` returns messages for the screen. "server-messages" shows the server's on the screen,
   * "server-toasts" shows them as toasts.
   */
  failure:
    | { say: string; except?: ErrorCode }
    | { messagesOf: (error: unknown) => string[] }
    | "server-messages"
    | "server-toasts"
    | "silent";
  /** Whether to reload the screen's data. False if the screen is left afterwards or shows the reply. */
  revalidate?: boolean;
};

type Line = keyof Contract;
type Outcome<Reply> =
  { ok: true; reply: Reply } | { ok: false; error: unknown };

/** Like `useAction`, but for work with several steps. Stops at the first step that fails. */
export function useMutation<Given extends unknown[], Reply>(
  attempt: (...given: Given) => Promise<Reply>,
  { success, failure, revalidate = true }: ActionOptions,
  isOutdated: (error: unknown) => boolean = () => false,
) {
  const [isPending, setPending] = useState(false);
  const [messages, setMessages] = useState<string[]>([]);
  const reasonsOf = useReasons();
  const revalidator = useRevalidator();

  function explain(error: unknown) {
    const say = (text: string) => toasts.show({ text, kind: "danger" });
    if (failure === "silent") return;
    if (failure === "server-messages") setMessages(reasonsOf(error));
    else if (failure === "server-toasts") reasonsOf(error).forEach(say);
    else if ("messagesOf" in failure) setMessages(failure.messagesOf(error));
    else if (!isRefusedFor(failure.except, error)) say(failure.say);
  }

  async function run(...given: Given): Promise<Outcome<Reply>> {
    setPending(true);
    setMessages([]);
    try {
      const reply = await attempt(...given);
      if (success !== undefined)
        toasts.show({ text: success, kind: "success" });
      if (revalidate) await revalidator.revalidate();
      return { ok: true, reply };
    } catch (error) {
      explain(error);
      if (revalidate && isOutdated(error)) await revalidator.revalidate();
      return { ok: false, error };
    } finally {
      setPending(false);
    }
  }
  return { run, isPending, messages, forgetMessages: () => setMessages([]) };
}

/**
 * Makes a call that writes, and shows the outcome. By default also reloads the screen's data, even if a colleague
 * has changed or deleted the item.
 */
export function useAction<L extends Line>(line: L, options: ActionOptions) {
  return useMutation(
    (input: InputOf<Contract[L]>, extra?: Parameters<typeof call>[2]) =>
      call(line, input, extra),
    options,
    (error) =>
      isRefusedFor("edited_meanwhile", error) ||
      (line.startsWith("DELETE ") && isRefusedFor("not_found", error)),
  );
}
