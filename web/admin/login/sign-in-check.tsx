import type { HumanCheckState } from "#web/core/human-check/human-check.ts";
import { HumanCheckLine } from "#web/core/human-check/human-check-line.tsx";

/** Nothing until the check is asked for, which is seldom. */
export function SignInCheck({ state }: { state: HumanCheckState }) {
  return (
    <div role="status">
      {state !== "waiting" && <HumanCheckLine state={state} />}
    </div>
  );
}
