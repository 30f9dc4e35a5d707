import type { ReactNode } from "react";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  useRouteError,
} from "react-router";
import {
  useMarkHydrated,
  useTypedText,
} from "#web/core/first-page/typed-text.ts";
import { ScreenLanguage } from "#web/core/language.tsx";
import { load } from "#web/core/calls/load.ts";
import { useOffline } from "#web/core/offline/use-offline.ts";
import { PageFrame } from "#web/core/frame/page-frame.tsx";
import { useIsKiosk } from "#web/core/is-kiosk.ts";
import { PlainOutsideLinks } from "#web/ui/content/plain-outside-links.ts";
import { siteOf } from "#web/core/frame/site.ts";
import { pagePublicUrl } from "#web/core/public-url.ts";
import { useCountedViews } from "./core/events.ts";
import {
  CrashScreen,
  NotFoundScreen,
} from "#web/core/error-screens/error-screens.tsx";
import { FeedbackEntry } from "#web/visitor/feedback/feedback-entry.tsx";
import "#web/ui/base.css";
import "#web/core/frame/shown-to.css";

const settings = load(({ call }) => call("GET /api/settings", {}));
export async function loader(args: LoaderFunctionArgs) {
  return siteOf(await settings.server(args), args.request.url);
}
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  return siteOf(await settings.browser(args), pagePublicUrl());
}

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
  useTypedText();
  return (
    <ScreenLanguage>
      <PlainOutsideLinks value={useIsKiosk()}>
        <PageFrame feedback={<FeedbackEntry />}>{children}</PageFrame>
      </PlainOutsideLinks>
      <ScrollRestoration />
    </ScreenLanguage>
  );
}
