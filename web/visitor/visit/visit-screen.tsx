import { type ComponentProps, useState } from "react";
import { useLoaderData } from "react-router";
import type { Language } from "#shared/rules/language.ts";
import { load } from "#web/core/calls/load.ts";
import type { Titled } from "#web/core/frame/page-frame.tsx";
import { useHydrated } from "#web/core/first-page/hydration.ts";
import { useHash } from "#web/core/hash.ts";
import { LanguageProvider, useWords } from "#web/core/language.tsx";
import { visitWords } from "#web/i18n/visitor/visit.words.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { readBrief, sampleHash } from "./brief.ts";
import { BriefPage } from "./brief-page.tsx";
import { VisitLanguage } from "./visit-language.tsx";
import { sampleBrief, type VisitTexts } from "./visit-texts.ts";
import styles from "./visit-screen.module.css";

const page = load(({ call }) => call("GET /api/visit", {}));
export const loader = page.server;
export const clientLoader = page.browser;

export const handle: Titled = {
  titleOf: (_, language) => visitWords[language].title,
};

/**
 * What a family shows its doctor. The family's part is in the address after `#`, which no server receives. The page
 * has a language of its own, because the doctor may not read the family's.
 */
export default function VisitScreen() {
  const texts = useLoaderData<typeof loader>();
  const [language, setLanguage] = useState<Language>("en");
  return (
    <LanguageProvider language={language}>
      <Page>
        <article className={styles.screen} lang={language}>
          <Head language={language} onLanguage={setLanguage} />
          <Content texts={texts} />
        </article>
      </Page>
    </LanguageProvider>
  );
}

function Head(props: ComponentProps<typeof VisitLanguage>) {
  const words = useWords(visitWords);
  return (
    <header className={styles.head}>
      <h1>{words.title}</h1>
      <VisitLanguage {...props} />
    </header>
  );
}

function Content({ texts }: { texts: VisitTexts }) {
  const words = useWords(visitWords);
  const hash = useHash();
  if (!useHydrated())
    return (
      <div data-only="plain">
        <Alert kind="warning">{words.needsScripts}</Alert>
      </div>
    );
  if (hash === "") return <p>{words.empty}</p>;
  if (hash === sampleHash)
    return <BriefPage brief={sampleBrief(texts)} texts={texts} isSample />;
  const brief = readBrief(hash);
  return typeof brief === "string" ? (
    <Alert kind="danger">{words[brief]}</Alert>
  ) : (
    <BriefPage brief={brief} texts={texts} />
  );
}
