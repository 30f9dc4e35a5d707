import { href } from "react-router";

/** Where to go after signing in (`?back=…`): only ever somewhere in the dashboard. */
export function wayBack(search: string): string {
  const back = new URLSearchParams(search).get("back") ?? "";
  return /^\/dashboard(?:[/?]|$)/.test(back) ? back : href("/dashboard");
}
