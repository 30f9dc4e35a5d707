import { lazy } from "react";
import { isShownOnKiosk, kioskPath } from "#shared/rules/site/kiosk.ts";
import { kioskParts } from "#web/core/kiosk.ts";
import { pageLanguage } from "#web/core/language.tsx";
import { readText, writeText } from "#web/core/storage/storage.ts";
import { kioskWords } from "#web/i18n/visitor/kiosk.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { isInProgress } from "#web/visitor/quiz/model.ts";
import { readQuiz } from "#web/visitor/quiz/store.ts";
import { forgetFamily } from "./forget-family.ts";
import { loadWindows, setHidden, tablet, wipeTablet } from "./wipe-tablet.ts";
import { idlenessAt } from "./idle-clock.ts";
import type { KioskWindow } from "./kiosk-windows.tsx";
import { sendOutbox } from "./outbox.ts";
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

/** Counts as a sign that somebody is there, at most once a second and not while the tablet asks. */
function feel() {
  if (tablet.isOver || shown.kind === "idle" || now() - touchedAt < second)
    return;
  touch();
}

let submittedAt: number | undefined;

function isSlow(): boolean {
  if (isInProgress(readQuiz()) === undefined) submittedAt = undefined;
  else submittedAt ??= now();
  return submittedAt !== undefined && now() - submittedAt > slow;
}

function look() {
  if (tablet.isOver || isAtStart()) return;
  if (readText("lastTouch") === undefined) touch();
  if (!isShownOnKiosk(location.pathname)) return void wipeTablet();
  const idleness = idlenessAt(now(), lastTouch());
  if (idleness === "over") return void wipeTablet();
  if (idleness !== "active") return show({ kind: "idle", ...idleness });
  if (isSlow() && now() > waitsUntil) return show({ kind: "unsent" });
  show({ kind: "none" });
}

function watch() {
  for (const type of ["pointerdown", "pointermove", "keydown", "wheel"])
    addEventListener(type, feel, { capture: true, passive: true });
  for (const type of ["visibilitychange", "pageshow", "focus"])
    addEventListener(type, look);
  setInterval(look, second);
}

/** A page that Back restores from memory may show the former family, so it is hidden and loaded again. */
function reloadRestoredPages() {
  addEventListener("pagehide", () => setHidden(true));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/** Stops links to other sites and programs, and to the home page, which does not lead back to the quiz. Links to a part of the page add nothing to the browser's history. */
function stopLinks(event: MouseEvent) {
  const link = (event.target as Element).closest("a");
  if (!link?.href) return;
  if (link.origin !== location.origin) {
    event.preventDefault();
    event.stopImmediatePropagation();
    toasts.show({ kind: "info", text: kioskWords[pageLanguage()].otherSites });
  } else if (link.pathname === "/") {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (link.getAttribute("href")?.startsWith("#")) {
    event.preventDefault();
    const part = document.getElementById(link.hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }
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

/** Whether the family left, or the browser was closed, before the tablet could forget it. */
function isLeftBehind(): boolean {
  const isStored = ["user", "quiz", "visit"].some(
    (key) => localStorage.getItem(key) !== null,
  );
  const isUnknown = readText("lastTouch") === undefined;
  return isStored && (isUnknown || idlenessAt(now(), lastTouch()) === "over");
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
  addEventListener("click", stopLinks, true);
  addEventListener("focusin", stopAutofill, true);
  if (isAtStart()) void forgetFamily();
  else if (!isOwnPage() || isLeftBehind()) return void leaveUnread();
  else touch();
  watch();
  watchOutbox();
}
