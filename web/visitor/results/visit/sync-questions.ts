import * as v from "valibot";
import type { InputOf } from "#shared/contract/endpoint.ts";
import type {
  MyQuestions,
  QuestionList,
  saveMyQuestions,
} from "#shared/contract/my-questions.ts";
import { shaped } from "#web/core/storage/shape.ts";
import { read, readText, write, writeText } from "#web/core/storage/storage.ts";
import { savedEdits, savedVisits, visitQuestion } from "./visit-questions.ts";

const pause = 1000;

const carried: v.GenericSchema<unknown, MyQuestions> = v.object({
  own: v.nullable(v.string()),
  lists: v.record(
    v.string(),
    v.object({ edits: v.number(), questions: v.array(visitQuestion) }),
  ),
});

/** The list about a result as it is stored here; a list from before there was a count was changed once. */
export function storedList(result: string): QuestionList {
  const questions = read("visit", savedVisits)?.[result];
  const edits = read("visitEdits", savedEdits)?.[result];
  return {
    edits: edits ?? (questions ? 1 : 0),
    questions: questions ?? [],
  };
}

export function storeList(result: string, { edits, questions }: QuestionList) {
  const counts = read("visitEdits", savedEdits) ?? {};
  const visits = read("visit", savedVisits) ?? {};
  write("visitEdits", { ...counts, [result]: edits });
  write("visit", { ...visits, [result]: questions });
}

/** Stores what was carried and is newer than what is here; what was changed as often here stays. */
export function storeNewer({ own, lists }: MyQuestions) {
  for (const [result, list] of Object.entries(lists))
    if (list.edits > storedList(result).edits) storeList(result, list);
  if (own !== null && readText("userResultsId") === undefined)
    writeText("userResultsId", own);
}

const waiting = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

function bodyOf(result: string): string {
  const isOwn = readText("userResultsId") === result;
  const body: InputOf<typeof saveMyQuestions>["body"] = {
    result,
    isOwn,
    ...storedList(result),
  };
  return JSON.stringify(body);
}

async function send(result: string) {
  const reply = await fetch("/api/results/questions", {
    method: "PUT",
    // It arrives although the page is left meanwhile.
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: bodyOf(result),
  });
  if (reply.status === 429 || reply.status >= 500)
    throw new Error(`status ${reply.status}`);
  const heard = reply.ok && shaped(carried, await reply.json());
  if (heard) storeNewer(heard);
}

function flush() {
  clearTimeout(timer);
  for (const result of waiting) {
    waiting.delete(result);
    // What does not arrive is told with the next change, the next connection, or when the page is opened again.
    send(result).catch(() => waiting.add(result));
  }
}

function flushWhenLeaving() {
  if (document.visibilityState === "hidden") flush();
}

/** Has the server seal the list about a result for this phone, soon and once for several changes. */
export function syncSoon(result: string, after = pause) {
  addEventListener("visibilitychange", flushWhenLeaving);
  addEventListener("online", flush);
  waiting.add(result);
  clearTimeout(timer);
  timer = setTimeout(flush, after);
}
