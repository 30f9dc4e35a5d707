import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Outlet,
  ScrollRestoration,
  useRouteError,
} from "react-router";
import {
  useMarkHydrated,
  useReplayedTaps,
} from "#web/core/first-page/replay-taps.ts";
import { ScreenLanguage } from "#web/core/language.tsx";
import { load } from "#web/core/calls/load.ts";
import { useOffline } from "#web/core/offline/use-offline.ts";
import { PageFrame } from "#web/core/frame/page-frame.tsx";
import { useIsKiosk } from "#web/core/is-kiosk.ts";
import { PlainOutsideLinks } from "#web/ui/content/plain-outside-links.ts";
import { siteOf } from "#web/core/frame/site.ts";
import { useCountedViews } from "./core/events.ts";
import {
  CrashScreen,
  NotFoundScreen,
} from "#web/core/error-screens/error-screens.tsx";
import { FeedbackEntry } from "#web/visitor/feedback/feedback-entry.tsx";
import "#web/ui/base.css";
import "#web/core/frame/shown-to.css";

const site = load(async ({ call }) =>
  siteOf(await call("GET /api/settings", {})),
);
export const loader = site.server;
export const clientLoader = site.browser;

/** Loads the site's texts only once per page. `showSite` shows texts that staff save on this page. */
export const shouldRevalidate = () => false;

export default function App() {
  useCountedViews();
  useOffline();
  return (
    <Screens>
      <Outlet />
    </Screens>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <Screens>{isMissing ? <NotFoundScreen /> : <CrashScreen />}</Screens>;
}

function Screens({ children }: { children: ReactNode }) {
  useMarkHydrated();
  useReplayedTaps();
  return (
    <ScreenLanguage>
      <PlainOutsideLinks value={useIsKiosk()}>
        <PageFrame feedback={<FeedbackEntry />}>{children}</PageFrame>
      </PlainOutsideLinks>
      <ScrollRestoration />
    </ScreenLanguage>
  );
}
