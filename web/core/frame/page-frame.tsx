import type { ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { placeOf } from "#shared/rules/places.ts";
import { coreWords } from "#web/i18n/core/core.ts";
import { ToastRegion } from "#web/ui/notices/toast.tsx";
import { ScreenGuard, WaitingLine } from "#web/core/runtime/screen-guard.tsx";
import { useWords } from "#web/core/language.tsx";
import { usePageTitle } from "./page-title.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import styles from "./page-frame.module.css";

/** These ask before they are left, and the router knows one guard at a time. */
function useGuardsItself(): boolean {
  const { pathname } = useLocation();
  const matches = useMatches();
  const loaded = matches[matches.length - 1]?.loaderData;
  // Before there is an order to lose, the frame guards this screen like any other.
  if (placeOf(pathname) === "/rank/{id}") return Boolean(loaded);
  return /^\/dashboard(\/|$)/.test(pathname);
}

interface PageFrameProps {
  /** The menu's entry for feedback, which is more than a link. */
  feedback?: ReactNode;
  children: ReactNode;
}

/** What stands around every screen: the way past it, the site's name and menu, the small print. */
export function PageFrame({ feedback, children }: PageFrameProps) {
  const words = useWords(coreWords);
  return (
    <>
      <title>{usePageTitle()}</title>
      <meta name="description" content={words.whatThisIs} />
      <a className={styles.skip} href="#content">
        {words.skipToContent}
      </a>
      {useGuardsItself() ? (
        <WaitingLine label={words.loading} />
      ) : (
        <ScreenGuard label={words.loading} />
      )}
      <SiteHeader feedback={feedback} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <ToastRegion label={words.notices} closeLabel={words.close} />
    </>
  );
}
