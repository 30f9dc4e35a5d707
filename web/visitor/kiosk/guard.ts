import { lazy } from "react";
import { isShownOnKiosk, kioskPath } from "#shared/rules/site/kiosk.ts";
import { kioskParts } from "#web/core/kiosk.ts";
import { readText, writeText } from "#web/core/storage/storage.ts";
import { isInProgress } from "#web/visitor/quiz/model.ts";
import { readQuiz } from "#web/visitor/quiz/store.ts";
import { forgetFamily } from "./forget-family.ts";
import { loadWindows, setHidden, tablet, wipeTablet } from "./wipe-tablet.ts";
import { idlenessAt } from "./idle-clock.ts";
import type { KioskWindow } from "./kiosk-windows.tsx";
import { sendOutbox } from "./outbox.ts";
import { isRestored, isVisitOn } from "./tablet-visit.ts";
import { keepHistoryInPage } from "./visit-history.ts";

const second = 1000;
/** A submission that takes longer shows the notice that there is no connection. */
const slow = 4 * second;
/** After "Wait", the notice stays away this long. */
const waiting = 30 * second;
const betweenSends = 15 * second;

const now = () => Date.now();
const lastTouch = () => Number(readText("lastTouch") ?? now());
const isAtStart = () => location.pathname === kioskPath;

let shown: KioskWindow = { kind: "none" };

/** Shows a window above the page. */
function show(next: KioskWindow) {
  if (JSON.stringify(next) === JSON.stringify(shown)) return;
  shown = next;
  tablet.windows?.renderWindow(shown, acts);
}

let waitsUntil = 0;
let touchedAt = 0;

function touch() {
  touchedAt = now();
  writeText("lastTouch", String(touchedAt));
}

const acts = {
  goOn: touch,
  end: () => void wipeTablet(),
  wait() {
    touch();
    waitsUntil = now() + waiting;
  },
};

/** Restarts the idle clock, at most once a second and not while the tablet asks. */
function noteActivity() {
  const isAsking = shown.kind === "idle";
  if (tablet.isOver || isAtStart() || isAsking || now() - touchedAt < second)
    return;
  touch();
}

let submittedAt: number | undefined;

function isSlow(): boolean {
  if (isInProgress(readQuiz()) === undefined) submittedAt = undefined;
  else submittedAt ??= now();
  return submittedAt !== undefined && now() - submittedAt > slow;
}

function checkVisit() {
  if (tablet.isOver || isAtStart()) return;
  if (!isVisitOn() || !isShownOnKiosk(location.pathname))
    return void wipeTablet();
  if (readText("lastTouch") === undefined) touch();
  const idleness = idlenessAt(now(), lastTouch());
  if (idleness === "over") return void wipeTablet();
  if (idleness !== "active") return show({ kind: "idle", ...idleness });
  if (isSlow() && now() > waitsUntil) return show({ kind: "unsent" });
  show({ kind: "none" });
}

function watch() {
  for (const type of ["pointerdown", "pointermove", "keydown", "wheel"])
    addEventListener(type, noteActivity, { capture: true, passive: true });
  // A storage event can mean that another tab has ended the visit.
  for (const type of ["visibilitychange", "pageshow", "focus", "storage"])
    addEventListener(type, checkVisit);
  setInterval(checkVisit, second);
}

/** A page that Back restores from memory may show the former family, so it is hidden and loaded again. */
function reloadRestoredPages() {
  addEventListener("pagehide", () => setHidden(true));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/**
 * Stops links to the home page, which does not lead back to the quiz, and new tabs, which would start over. Links to a
 * part of the page add nothing to the browser's history.
 */
function guardLinks(event: MouseEvent) {
  const link = (event.target as Element).closest("a");
  if (!link) return;
  const { button, ctrlKey, metaKey, shiftKey } = event;
  const isNewTab = button !== 0 || ctrlKey || metaKey || shiftKey;
  const isPart = link.getAttribute("href")?.startsWith("#") ?? false;
  if (!isNewTab && !isPart && link.pathname !== "/") return;
  event.preventDefault();
  if (!isPart) return event.stopImmediatePropagation();
  const part = document.getElementById(link.hash.slice(1));
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/** Browsers offer typed names again unless a field says otherwise. */
function stopAutofill({ target }: Event) {
  if (target instanceof HTMLInputElement)
    target.setAttribute("autocomplete", "off");
}

function watchOutbox() {
  const send = () => void sendOutbox().catch(() => undefined);
  addEventListener("online", send);
  setInterval(send, betweenSends);
  send();
}

/** Whether the result or draft at this address belongs to the family that uses the tablet. */
function isOwnPage(): boolean {
  const id = /^\/(?:rank|results)\/(\w+)/.exec(location.pathname)?.[1];
  const { draft, final } = readQuiz();
  const own = [readText("userResultsId"), draft, final];
  return id === undefined || own.includes(id);
}

/** Whether the family is still there: it reloaded the page, but did not leave or close the browser. */
function isFamilyHere(): boolean {
  const isOver = idlenessAt(now(), lastTouch()) === "over";
  return isVisitOn() && !isRestored() && !isOver && isOwnPage();
}

/** Ends the visit before the page is shown to another family. */
async function leaveUnread() {
  document.getElementById("app")?.remove();
  await wipeTablet();
}

const fetchEnd = () => import("./kiosk-end.tsx");

/** Makes this page one of a clinic tablet. Runs before the page itself. */
export function startGuard() {
  void loadWindows().catch(() => undefined);
  kioskParts.TakeAlong = lazy(async () => ({
    default: (await fetchEnd()).TakeAlong,
  }));
  kioskParts.DoneBar = lazy(async () => ({
    default: (await fetchEnd()).DoneBar,
  }));
  keepHistoryInPage();
  reloadRestoredPages();
  for (const type of ["click", "auxclick", "contextmenu"] as const)
    addEventListener(type, guardLinks, true);
  addEventListener("focusin", stopAutofill, true);
  if (isAtStart()) void forgetFamily();
  else if (!isFamilyHere()) return void leaveUnread();
  else touch();
  watch();
  watchOutbox();
}
