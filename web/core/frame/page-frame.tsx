import type { ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { placeOf } from "#shared/rules/quiz/places.ts";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { ToastRegion } from "#web/ui/notices/toast.tsx";
import { ScreenGuard, WaitingLine } from "#web/core/runtime/screen-guard.tsx";
import { useWords, useLanguage } from "#web/core/language.tsx";
import { LinkPreview } from "./link-preview.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import styles from "./page-frame.module.css";
import type { Language } from "#shared/rules/language.ts";
import { useSiteName } from "./site.ts";

/** Whether the screen has its own leave guard. The router allows only one blocker at a time. */
function useGuardsItself(): boolean {
  const { pathname } = useLocation();
  const matches = useMatches();
  const loaded = matches[matches.length - 1]?.loaderData;
  // The ranking guards itself once it has loaded an order. Until then, the frame guards it.
  if (placeOf(pathname) === "/rank/{id}") return Boolean(loaded);
  return /^\/dashboard(\/|$)/.test(pathname);
}

interface PageFrameProps {
  /** The feedback entry of the menu, which opens a dialog. */
  feedback?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: skip link, header, footer. */
export function PageFrame({ feedback, children }: PageFrameProps) {
  const words = useWords(coreWords);
  return (
    <>
      <title>{usePageTitle()}</title>
      <LinkPreview />
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

/** The `handle` of a route whose screens have a title of their own, which comes before the site's name. */
export type Titled = { titleOf: (path: string, language: Language) => string };

/** The title of the page: the site's name. On some screens, a title of their own comes first. */
function usePageTitle(): string {
  const site = useSiteName();
  const language = useLanguage();
  const { pathname } = useLocation();
  const own = useMatches()
    .map(({ handle }) => handle as Partial<Titled> | undefined)
    .find((handle) => handle?.titleOf)
    ?.titleOf?.(pathname, language);
  return own === undefined ? site : `${own} · ${site}`;
}
