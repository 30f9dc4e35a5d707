import { linkHours } from "#shared/rules/staff/links.ts";

const purposes = ["setup", "forgotten", ...Object.keys(linkHours)];

/** What the address asks for behind its #, and the secret of the link. */
export function linkIn(hash: string) {
  const [[purpose = "", secret = ""] = []] = new URLSearchParams(hash);
  return purposes.includes(purpose) ? { purpose, secret } : undefined;
}

/** Takes the used secret out of the address. The screen and the router's key of this history entry stay. */
export function forgetSecret() {
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** To the form for signing in, in the same place. */
export function toSignIn() {
  forgetSecret();
  dispatchEvent(new HashChangeEvent("hashchange"));
}
