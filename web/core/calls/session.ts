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

/** Ends the session in this browser at once. If the server cannot be reached, the session expires there later. */
export async function signOut() {
  await call("DELETE /api/auth", {}).catch(() => undefined);
  dropToken();
}
