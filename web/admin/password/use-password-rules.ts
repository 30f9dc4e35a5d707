import { useEffect, useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readPasswordRules } from "#shared/contract/staff-links.ts";
import { call } from "#web/core/calls/call.ts";

type Rules = ReplyOf<typeof readPasswordRules>;

let asked: Promise<Rules> | undefined;

/** Settings of the server: they stay as long as the page does. */
function readRules(): Promise<Rules> {
  asked ??= call("GET /api/password-rules", {}).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** How long a password must be, and whether links are mailed; undefined until that is known. */
export function usePasswordRules(): Rules | undefined {
  const [rules, setRules] = useState<Rules>();
  useEffect(() => {
    let isGone = false;
    // Without them the server still says what is wrong.
    readRules().then(
      (read) => !isGone && setRules(read),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return rules;
}
