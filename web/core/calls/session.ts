import { call } from "./call.ts";
import { forget, readText, writeText } from "#web/core/storage/storage.ts";

export function isSignedIn(): boolean {
  return readText("token") !== undefined;
}

export function keepToken(token: string) {
  writeText("token", token);
  document.documentElement.dataset.staff = "";
}

export function dropToken() {
  forget("token");
  delete document.documentElement.dataset.staff;
}

type Finish = () => Promise<unknown>;

const unfinished = new Set<Finish>();

/** Runs `finish` before the user signs out, as it may need the session. Returns a function that cancels this. */
export function beforeSignOut(finish: Finish) {
  unfinished.add(finish);
  return () => void unfinished.delete(finish);
}

/** Ends the session in this browser. If the server cannot be reached, the session expires there later. */
export async function signOut() {
  await Promise.allSettled([...unfinished].map((finish) => finish()));
  await call("DELETE /api/auth", {}).catch(() => undefined);
  dropToken();
}
