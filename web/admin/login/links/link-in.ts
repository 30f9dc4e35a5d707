import { linkHours } from "#shared/rules/staff/links.ts";

const purposes = ["setup", "forgotten", ...Object.keys(linkHours)];

/** What the address asks for behind its #, and the secret of the link. */
export function linkIn(hash: string) {
  const [[purpose = "", secret = ""] = []] = new URLSearchParams(hash);
  return purposes.includes(purpose) ? { purpose, secret } : undefined;
}

/** The secret is used up: it is taken out of the address, and the screen stays. */
export function forgetSecret() {
  // The router keeps its place in the state.
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** To the form for signing in, in the same place. */
export function toSignIn() {
  forgetSecret();
  dispatchEvent(new HashChangeEvent("hashchange"));
}
