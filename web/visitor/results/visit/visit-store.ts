import { useCallback, useEffect, useLayoutEffect, useMemo } from "react";
import * as v from "valibot";
import type { SavedQuestions } from "#shared/contract/quiz/visit-questions.ts";
import { call } from "#web/core/calls/call.ts";
import { useHydrated } from "#web/core/first-page/hydration.ts";
import { isKiosk } from "#web/core/is-kiosk.ts";
import { read, shaped, write } from "#web/core/storage/storage.ts";
import { useStored } from "#web/core/storage/stored.ts";
import {
  type QuestionChange,
  savedVisits,
  type VisitQuestion,
} from "./visit-questions.ts";

const none: VisitQuestion[] = [];
const pause = 1000;

/** For each result, the number of the server's version that equals this phone's list. None while a change is unsaved. */
const savedVersions = v.record(v.string(), v.number());
const saved = v.object({ version: v.number() });

const listOf = (result: string) => read("visit", savedVisits)?.[result];
const versionOf = (result: string) =>
  read("visitVersions", savedVersions)?.[result];

export function isUnsaved(result: string): boolean {
  return listOf(result) !== undefined && versionOf(result) === undefined;
}

function storeVersion(result: string, version: number | undefined) {
  const { [result]: _, ...others } = read("visitVersions", savedVersions) ?? {};
  const all = version === undefined ? others : { ...others, [result]: version };
  write("visitVersions", all);
}

export function storeQuestions(result: string, questions: VisitQuestion[]) {
  storeVersion(result, undefined);
  write("visit", { ...read("visit", savedVisits), [result]: questions });
}

/** Stores the server's list if it is newer, unless this phone has unsaved changes. */
export function loadSavedQuestions(
  result: string,
  { version, questions }: SavedQuestions,
) {
  if (isUnsaved(result) || version <= (versionOf(result) ?? 0)) return;
  storeQuestions(result, questions);
  storeVersion(result, version);
}

const waiting = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

async function save(result: string) {
  const questions = listOf(result) ?? none;
  const reply = await fetch(`/api/results/${result}/questions`, {
    method: "PUT",
    // Lets the request outlive the page.
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ questions }),
  });
  if (reply.status === 429 || reply.status >= 500)
    throw new Error(`status ${reply.status}`);
  const body = reply.ok ? shaped(saved, await reply.json()) : undefined;
  const isSame = JSON.stringify(listOf(result)) === JSON.stringify(questions);
  if (body && isSame) storeVersion(result, body.version);
}

function flush() {
  clearTimeout(timer);
  for (const result of waiting) {
    waiting.delete(result);
    // The list is sent again on the next change, when the connection returns, or when the page is opened again.
    save(result).catch(() => waiting.add(result));
  }
}

function flushWhenLeaving() {
  if (document.visibilityState === "hidden") flush();
}

/**
 * Saves the list of a result on the server. Sends several changes in one request. A clinic tablet does not save it,
 * because the family takes it along.
 */
export function saveSoon(result: string, after = pause) {
  if (isKiosk()) return;
  addEventListener("visibilitychange", flushWhenLeaving);
  addEventListener("online", flush);
  waiting.add(result);
  clearTimeout(timer);
  timer = setTimeout(flush, after);
}

/** Reads the list from the server, which still has it if Safari has deleted the storage after seven days. */
async function readSaved(result: string) {
  const params = { id: result };
  loadSavedQuestions(
    result,
    await call("GET /api/results/:id/questions", { params }),
  );
}

export type VisitState = {
  questions: VisitQuestion[];
  /** Changes the stored value, reading it first because another tab may have changed it. */
  change: (change: QuestionChange) => void;
};

/** The visit questions of one result. Until hydration, those that the server sent with the page. */
export function useVisit(
  result: string,
  sent: SavedQuestions | undefined,
): VisitState {
  const isFilledIn = useHydrated();
  const stored = useStored("visit", savedVisits)?.[result];
  const questions = (isFilledIn ? stored : sent?.questions) ?? none;

  useLayoutEffect(() => {
    if (sent) loadSavedQuestions(result, sent);
  }, [sent, result]);
  useEffect(() => {
    if (isUnsaved(result)) saveSoon(result, 0);
    else if (versionOf(result) === undefined && !isKiosk())
      readSaved(result).catch(() => undefined);
  }, [sent, result]);

  const change = useCallback(
    (next: QuestionChange) => {
      const before = listOf(result) ?? none;
      const after = next(before);
      if (after === before) return;
      storeQuestions(result, after);
      saveSoon(result);
    },
    [result],
  );
  return useMemo(() => ({ questions, change }), [questions, change]);
}
