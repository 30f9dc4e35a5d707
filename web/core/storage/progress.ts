import type { Progress } from "#shared/contract/progress.ts";
import { forgottenMark, markName } from "#shared/rules/carried-mark.ts";
import { type Key, readText } from "./storage.ts";

/** What of the storage is carried. */
export const carriedNames = [
  "user",
  "quiz",
  "userResultsId",
  "readResults",
] as const satisfies (Key & keyof Progress)[];

/** What starting over leaves. */
const nobody = "{}";

/** The questions themselves are left out: they are asked for again. */
function withoutQuestions(quiz: string): string {
  return JSON.stringify({ ...(JSON.parse(quiz) as object), asked: {} });
}

function stored(name: Key): string | undefined {
  const text = readText(name);
  return name === "quiz" && text ? withoutQuestions(text) : text;
}

let telling: Promise<unknown> | undefined;

/** It arrives although the page is left meanwhile. */
function tell(path: string, how: RequestInit) {
  return fetch(path, { ...how, keepalive: true }).catch(() => undefined);
}

/**
 * Phones delete what scripts stored: when the page is left, the server seals what is stored of a quiz
 * that somebody has begun, or opened by a personal link, into a cookie for this phone.
 */
export function carryProgress() {
  const user = readText("user") ?? nobody;
  if (document.visibilityState !== "hidden" || user === nobody) return;
  const progress = carriedNames.map((name) => [name, stored(name)]);
  const body = JSON.stringify(Object.fromEntries(progress));
  const headers = { "content-type": "application/json" };
  telling = tell("/api/progress", { method: "PUT", headers, body });
}

/** All that the server has sealed for this phone; the progress opens no more even where the server cannot be told now. */
export async function forgetCarried() {
  document.cookie = forgottenMark;
  // What was sent before must not arrive later.
  await telling;
  await tell("/api/results/questions", { method: "DELETE" });
}

/** Whether the phone has deleted what is carried. */
export function isWiped(): boolean {
  return readText("user") === undefined && document.cookie.includes(markName);
}
