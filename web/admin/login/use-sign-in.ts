import { useState } from "react";
import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { useHumanCheck } from "#web/core/human-check/human-check.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { keepToken } from "#web/core/calls/session.ts";

type Credentials = { email: string; password: string };

/** Signs in; where the server wants a human check first, that runs by itself in between. */
export function useSignIn() {
  const [isPending, setPending] = useState(false);
  const [messages, setMessages] = useState<string[]>([]);
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

  /** Whether that opened a session. */
  async function signIn(credentials: Credentials): Promise<boolean> {
    setPending(true);
    setMessages([]);
    try {
      const { token } = await post(credentials);
      keepToken(token);
      return true;
    } catch (error) {
      setMessages(reasonsOf(error));
      return false;
    } finally {
      setPending(false);
    }
  }
  return { signIn, isPending, messages, check: check.state };
}
