import type { Progress } from "#shared/contract/progress.ts";
import { forgottenMarks, markStart } from "#shared/rules/carried-mark.ts";
import { isStorageWorking, type Key, readText } from "./storage.ts";

/** What of the storage is carried. */
export const carriedNames = [
  "user",
  "quiz",
  "quizlang",
  "userResultsId",
  "readResults",
] as const satisfies (Key & keyof Progress)[];

/** What starting over leaves. */
const nobody = "{}";

/** The questions are asked for again; what was under way without its questions would be sent without answers. */
function withoutQuestions(quiz: string): string {
  const {
    handInKey: _,
    rankKey: __,
    ...others
  } = JSON.parse(quiz) as Record<string, unknown>;
  return JSON.stringify({ ...others, asked: {} });
}

function stored(name: Key): string | undefined {
  const text = readText(name);
  return name === "quiz" && text ? withoutQuestions(text) : text;
}

const hasMark = () => document.cookie.includes(markStart);

let telling = new AbortController();

/** It arrives although the page is left meanwhile; an older state must not be answered after it. */
function tell(path: string, how: RequestInit) {
  telling.abort();
  fetch(path, { ...how, keepalive: true }).catch(() => undefined);
}

/**
 * Phones delete what scripts stored: when the page is left, the server seals what is stored of a quiz
 * that somebody has begun, or opened by a personal link, into a cookie for this phone.
 */
export function carryProgress() {
  const user = readText("user");
  if (document.visibilityState !== "hidden" || !isStorageWorking()) return;
  if (user === nobody && hasMark()) return forgetCarried();
  if (user === undefined || user === nobody) return;
  const progress = carriedNames.map((name) => [name, stored(name)]);
  const body = JSON.stringify(Object.fromEntries(progress));
  const headers = { "content-type": "application/json" };
  const next = new AbortController();
  tell("/api/progress", { method: "PUT", headers, body, signal: next.signal });
  telling = next;
}

/** All that the server has sealed for this phone; the progress opens no more even where the server cannot be told now. */
export function forgetCarried() {
  tell("/api/results/questions", { method: "DELETE" });
  for (const mark of forgottenMarks) document.cookie = mark;
}

/** Whether the phone has deleted what is carried. */
export function isWiped(): boolean {
  return readText("user") === undefined && hasMark();
}
