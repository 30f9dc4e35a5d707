import { type ReactNode, use } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";
import { boot } from "#web/core/navigation/boot.ts";
import { startLate } from "#web/core/navigation/start-late.ts";
import { useEarlyTap } from "#web/core/navigation/early-tap.ts";
import { CrashScreen } from "#web/core/error-screens/crash-screen.tsx";
import { ScreenLanguage, useLanguage } from "#web/core/language.tsx";
import { useLetters } from "#web/core/navigation/letters.ts";
import { load } from "#web/core/calls/load.ts";
import { NonceContext } from "#web/core/nonce.ts";
import { CarriedContext } from "#web/core/storage/carried.ts";
import { PageFrame } from "#web/core/frame/page-frame.tsx";
import { siteOf } from "#web/core/frame/site.ts";
import { usePublicUrl } from "#web/core/public-url.ts";
import { useCountedViews } from "#web/core/views.ts";
import { NotFoundScreen } from "#web/core/error-screens/not-found.tsx";
import { FeedbackEntry } from "#web/visitor/feedback/feedback-entry.tsx";
import "#web/ui/base.css";
import "#web/core/frame/shown-to.css";

const site = load(async ({ call }) =>
  siteOf(await call("GET /api/settings", {})),
);
export const loader = site.server;
export const clientLoader = site.browser;

/** The site's texts are asked for once a page; what staff save here is shown by `showSite`. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <ScreenLanguage>
      <Document>{children}</Document>
    </ScreenLanguage>
  );
}

function Document({ children }: { children: ReactNode }) {
  useEarlyTap();
  const { text, field } = use(CarriedContext);
  const nonce = use(NonceContext);
  // What is carried in the page itself would be lost to a script: the page stands at another address.
  const isWithoutScripts = field !== undefined;
  return (
    <html
      lang={useLanguage()}
      data-public-url={usePublicUrl()}
      data-carried={text}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content="#fbf7f0"
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content="#0e1a2b"
        />
        <link rel="icon" type="image/svg+xml" href="/images/favicon.svg" />
        {!isWithoutScripts && (
          <script
            nonce={nonce}
            dangerouslySetInnerHTML={{ __html: boot + startLate }}
          />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isWithoutScripts && <ScrollRestoration />}
        {!isWithoutScripts && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  useCountedViews();
  useLetters();
  return (
    <PageFrame feedback={<FeedbackEntry />}>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageFrame feedback={<FeedbackEntry />}>
      {isMissing ? <NotFoundScreen /> : <CrashScreen />}
    </PageFrame>
  );
}
