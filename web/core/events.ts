import type { postEvents } from "#shared/contract/quiz/events.ts";
import type { InputOf } from "#shared/contract/endpoint.ts";
import { eventLimits, placeOf } from "#shared/rules/quiz/places.ts";
import { pageLanguage } from "./language.tsx";
import { isSignedIn } from "./calls/session.ts";
import { useEffect } from "react";
import { useLocation } from "react-router";

type Batch = InputOf<typeof postEvents>["body"];
type Happening = Batch["events"][number];

const quietMinute = 60_000;

const waiting: Happening[] = [];
let language: Batch["language"];
let timer: ReturnType<typeof setTimeout> | undefined;

function wantsToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack !== "1" && globalPrivacyControl !== true && !isSignedIn();
}

function send() {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const batch: Batch = { language, events: waiting.splice(0) };
  const body = new Blob([JSON.stringify(batch)], { type: "application/json" });
  // Users of some browsers can switch beacons off.
  if ("sendBeacon" in navigator) navigator.sendBeacon("/api/events", body);
}

function sendWhenLeaving() {
  if (document.visibilityState === "hidden") send();
}

/** Seconds since a moment, up to the largest value that the server accepts. */
export function secondsSince(moment: number): number {
  const seconds = Math.round((Date.now() - moment) / 1000);
  return Math.min(seconds, eventLimits.seconds);
}

/**
 * Counts an event for the site's statistics, without ids, names or third parties. Events are
 * sent when the page is left, when there are enough for one call, or after a minute without events.
 */
export function track(
  name: Happening["name"],
  happening: Omit<Happening, "name">,
) {
  if (!wantsToBeCounted()) return;
  if (language !== pageLanguage()) send();
  language = pageLanguage();
  if (waiting.length === 0)
    addEventListener("visibilitychange", sendWhenLeaving);
  waiting.push({ name, ...happening });
  clearTimeout(timer);
  timer = setTimeout(send, quietMinute);
  if (waiting.length === eventLimits.events) send();
  // A hidden page gets no event when it is closed, so send now.
  sendWhenLeaving();
}

/** Counts page views and clicks on links to other sites. */
export function useCountedViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    const place = placeOf(pathname);
    if (!place) return undefined;
    track("page_viewed", { place });
    const listen = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
      if (
        link &&
        link.protocol.startsWith("http") &&
        link.origin !== location.origin
      )
        track("clicked", { place });
    };
    addEventListener("click", listen);
    return () => removeEventListener("click", listen);
  }, [pathname]);
}
