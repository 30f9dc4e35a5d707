import { useState } from "react";
import type { signIn as signInContract } from "#shared/contract/auth.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { useHumanCheck } from "#web/core/human-check/human-check.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { keepToken } from "#web/core/calls/session.ts";

/** The password was right, and what is still to be done. */
export type Halfway = Extract<
  ReplyOf<typeof signInContract>,
  { proof: string }
>;

type Credentials = { email: string; password: string };

/** Signs in; where the server wants a human check first, that runs by itself in between. */
export function useSignIn() {
  const [isPending, setPending] = useState(false);
  const [messages, setMessages] = useState<string[]>([]);
  const [halfway, setHalfway] = useState<Halfway>();
  const reasonsOf = useReasons();
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

  /** Whether that opened a session; where it did not, somebody may be halfway in. */
  async function signIn(credentials: Credentials): Promise<boolean> {
    setPending(true);
    setMessages([]);
    try {
      const reply = await post(credentials);
      if ("proof" in reply) {
        setHalfway(reply);
        return false;
      }
      keepToken(reply.token);
      return true;
    } catch (error) {
      setMessages(reasonsOf(error));
      return false;
    } finally {
      setPending(false);
    }
  }
  const onStartAgain = () => setHalfway(undefined);
  const second = halfway && { halfway, onStartAgain };
  return { signIn, second, isPending, messages, check: check.state };
}
