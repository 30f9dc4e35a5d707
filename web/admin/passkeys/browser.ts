import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type {
  offerPasskey,
  offerPasskeySignIn,
} from "#shared/contract/passkeys.ts";

/** Why the browser gave no passkey; each has its sentence. */
export type Trouble = "cancelled" | "wrongAddress" | "known" | "broken";

export class NoPasskey extends Error {
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

function explained(error: unknown): never {
  const name = error instanceof Error ? error.name : "";
  throw new NoPasskey(troubles.get(name) ?? "broken");
}

/** Not in old browsers, nor at an address without https. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential === "function" && isSecureContext;

/** Loaded only by who uses a passkey. */
const library = () => import("@simplewebauthn/browser");

export async function makePasskey(optionsJSON: ReplyOf<typeof offerPasskey>) {
  try {
    const { startRegistration } = await library();
    return await startRegistration({ optionsJSON });
  } catch (error) {
    return explained(error);
  }
}

export async function signByPasskey(
  optionsJSON: ReplyOf<typeof offerPasskeySignIn>,
) {
  try {
    const { startAuthentication } = await library();
    return await startAuthentication({ optionsJSON });
  } catch (error) {
    return explained(error);
  }
}
