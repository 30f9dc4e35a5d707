import { kioskPath } from "#shared/rules/site/kiosk.ts";
import { app } from "#web/core/runtime/app-root.ts";
import { endSubmissions } from "#web/visitor/quiz/submit.ts";
import { forgetFamily } from "./forget-family.ts";
import { readOutbox } from "./outbox.ts";

/** Milliseconds until the site counts as unreachable, and between two tries. */
const patience = 5000;

type Windows = typeof import("./kiosk-windows.tsx");

/** Whether the visit on this page is over, and the windows that can be shown above it. */
export const tablet: { isOver: boolean; windows?: Windows } = { isOver: false };

/** Loads the windows early, because there may be no connection when they are needed. */
export async function loadWindows() {
  tablet.windows = await import("./kiosk-windows.tsx");
}

export function setHidden(isHidden: boolean) {
  document.documentElement.hidden = isHidden;
}

/** Whether the site can be reached. */
async function isReachable(): Promise<boolean> {
  const late = new Promise<false>((resolve) =>
    setTimeout(() => resolve(false), patience),
  );
  const asking = fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  return Promise.race([asking, late]);
}

/**
 * Opens the first page in place of this one, and tries again until this page is gone. Without a connection, says so
 * until there is one.
 */
async function openStart(isOffline = false) {
  const isOnline = await isReachable();
  if (isOnline) location.replace(kioskPath);
  // Without the window the page stays hidden.
  else if (tablet.windows && !isOffline) {
    tablet.windows.showOffline(readOutbox().length > 0);
    setHidden(false);
  }
  setTimeout(() => void openStart(isOffline || !isOnline), patience);
}

/** Ends the visit and the page, forgets the family and shows the first page to the next one. */
export async function wipeTablet() {
  if (tablet.isOver) return;
  tablet.isOver = true;
  setHidden(true);
  // A navigation that the page has begun would cancel the one to the first page.
  history.pushState = history.replaceState = () => undefined;
  endSubmissions();
  // Without a connection this page stays, so its memory must not hold the family's words.
  app.root?.unmount();
  await forgetFamily();
  await openStart();
}
