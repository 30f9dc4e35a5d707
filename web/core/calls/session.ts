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

/** The longest wait in milliseconds for what must finish before. A slow server must not keep the user signed in. */
const patience = 5000;

/** Ends the session in this browser. If the server cannot be reached, the session expires there later. */
export async function signOut() {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const finished = Promise.allSettled(
    [...unfinished].map((finish) => finish()),
  );
  await Promise.race([finished, late]);
  await call("DELETE /api/auth", {}).catch(() => undefined);
  dropToken();
}
