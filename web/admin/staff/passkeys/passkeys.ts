import { useSyncExternalStore } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type {
  offerPasskey,
  offerPasskeySignIn,
} from "#shared/contract/staff/passkeys.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { passkeysWords } from "#web/i18n/admin/staff/passkeys.words.ts";

/** Why the browser returned no passkey; each reason has a message. */
type Trouble = "cancelled" | "wrongAddress" | "known" | "broken";

class NoPasskey extends Error {
  readonly why: Trouble;

  constructor(why: Trouble) {
    super(why);
    this.why = why;
  }
}

const troubles = new Map<string, Trouble>([
  ["NotAllowedError", "cancelled"],
  ["AbortError", "cancelled"],
  ["SecurityError", "wrongAddress"],
  ["InvalidStateError", "known"],
]);

/** False in old browsers and without https. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential === "function" && isSecureContext;

/** Loaded on first use. */
const library = () => import("@simplewebauthn/browser");

const throwReason = (error: unknown) => {
  const name = error instanceof Error ? error.name : "";
  throw new NoPasskey(troubles.get(name) ?? "broken");
};

export const makePasskey = (optionsJSON: ReplyOf<typeof offerPasskey>) =>
  library()
    .then(({ startRegistration }) => startRegistration({ optionsJSON }))
    .catch(throwReason);

export const signByPasskey = (
  optionsJSON: ReplyOf<typeof offerPasskeySignIn>,
) =>
  library()
    .then(({ startAuthentication }) => startAuthentication({ optionsJSON }))
    .catch(throwReason);

/** Returns the message for the browser's reason, or the server's reasons. */
export function usePasskeyTrouble() {
  const words = useWords(passkeysWords);
  const reasonsOf = useReasons();
  return (error: unknown): string[] =>
    error instanceof NoPasskey ? [words[error.why]] : reasonsOf(error);
}

const never = () => () => undefined;

/** Whether this browser has passkeys; false on the server and before hydration. */
export function usePasskeysHere(): boolean {
  return useSyncExternalStore(never, canUsePasskeys, () => false);
}
