import type { ReactNode } from "react";
import { coreWords } from "#web/i18n/core.ts";
import { ToastRegion } from "#web/ui/notices/toast.tsx";
import { useWords } from "./language.tsx";
import { useSiteName } from "./site.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import styles from "./page-frame.module.css";

/** What stands around every screen: the way past it, the site's name and menu, the small print. */
export function PageFrame({ children }: { children: ReactNode }) {
  const words = useWords(coreWords);
  return (
    <>
      <title>{useSiteName()}</title>
      <a className={styles.skip} href="#content">
        {words.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <ToastRegion label={words.notices} closeLabel={words.close} />
    </>
  );
}
