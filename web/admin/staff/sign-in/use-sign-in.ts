import { useState } from "react";
import type { signIn as signInContract } from "#shared/contract/staff/auth.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import { useMutation } from "#web/core/calls/action.ts";
import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { useHumanCheck } from "#web/core/human-check/human-check.tsx";
import { keepToken } from "#web/core/calls/session.ts";

/** The state after a correct password, while the second step is pending. */
export type PendingTwoStep = Extract<
  ReplyOf<typeof signInContract>,
  { proof: string }
>;

type Credentials = { email: string; password: string };

/** Signs in, and passes a human check in between if the server requires one. */
export function useSignIn() {
  const [pendingTwoStep, setPendingTwoStep] = useState<PendingTwoStep>();
  const check = useHumanCheck("GET /api/auth/challenge");

  async function post(credentials: Credentials) {
    try {
      return await call("POST /api/auth", { body: credentials });
    } catch (error) {
      if (!isRefusedFor("human_check_needed", error)) throw error;
      const altcha = await check.prove();
      if (altcha === undefined) throw error;
      return await call("POST /api/auth", {
        body: { ...credentials, altcha },
      }).finally(check.forget);
    }
  }

  const { run, isPending, messages } = useMutation(post, {
    failure: "server-messages",
    revalidate: false,
  });

  /** Returns whether a session was opened. If not, a second step may be pending. */
  async function signIn(credentials: Credentials): Promise<boolean> {
    const outcome = await run(credentials);
    if (!outcome.ok) return false;
    if ("proof" in outcome.reply) {
      setPendingTwoStep(outcome.reply);
      return false;
    }
    keepToken(outcome.reply.token);
    return true;
  }
  const onStartAgain = () => setPendingTwoStep(undefined);
  const second = pendingTwoStep && { pendingTwoStep, onStartAgain };
  return { signIn, second, isPending, messages, check: check.state };
}
