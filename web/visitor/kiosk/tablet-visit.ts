import { newKey } from "#web/core/calls/idempotency-keys.ts";
import { readText, writeText } from "#web/core/storage/storage.ts";

const key = "tabletVisit";

function readOfTab(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The visit of this tab. A reload keeps it; another tab or a new start of the browser does not have it. */
let own = readOfTab();

/** Begins a family's visit in this tab. */
export function beginVisit() {
  own = newKey();
  writeText(key, own);
  try {
    sessionStorage.setItem(key, own);
  } catch {
    // The visit then lasts as long as the page.
  }
}

/** Whether the visit of this tab goes on: it has begun, and no tab has ended it or begun another one. */
export function isVisitOn(): boolean {
  return own !== undefined && readText(key) === own;
}

/** Whether the browser restored this page, by Back or after it was closed. */
export function isRestored(): boolean {
  const entries = performance.getEntriesByType("navigation");
  return (entries as PerformanceNavigationTiming[]).some(
    ({ type }) => type === "back_forward",
  );
}
