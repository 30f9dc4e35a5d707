import { href } from "react-router";

/** Where to go after signing in (`?back=…`): only ever somewhere in the dashboard. */
export function wayBack(search: string): string {
  const back = new URLSearchParams(search).get("back") ?? "";
  const isThere = /^\/dashboard(?:[/?]|$)/;
  if (!isThere.test(back)) return href("/dashboard");
  // As a browser reads it, which follows `..` and takes \ for /.
  const {
    pathname,
    search: asked,
    hash,
  } = new URL(back, "https://desk.invalid");
  return isThere.test(pathname) ? pathname + asked + hash : href("/dashboard");
}
