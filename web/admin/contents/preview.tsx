import { useState } from "react";
import type { Language } from "#shared/rules/language.ts";
import { MessagePreview } from "#web/admin/texting/message-preview.tsx";
import { languageOptions, useLanguage, useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";
import { AboutPage } from "./site-pages.tsx";
import { ClinicPage } from "./site-pages.tsx";
import type { Draft } from "./contents-draft.ts";
import { FramePage } from "./site-pages.tsx";
import { HomePage } from "./site-pages.tsx";
import { InformationPages } from "./site-pages.tsx";
import { Brand } from "./preview-parts.tsx";
import styles from "./preview.module.css";
import { QuizPages } from "./quiz-pages.tsx";
import { ResultsPage } from "./quiz-pages.tsx";
import { textsIn } from "./preview-parts.tsx";
import type { TabName } from "./texts.ts";

/** The page beside its fields, where there is room; it follows every letter. */
export function LivePreview({ tab, draft }: { tab: TabName; draft: Draft }) {
  const words = useWords(contentsWords);
  const [language, setLanguage] = useState(useLanguage());
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <div className={styles.bar}>
        <h2>{words.preview}</h2>
        <ToggleGroup
          look="sunken"
          label={words.previewLanguage}
          options={languageOptions}
          value={language}
          onChoose={setLanguage}
        />
      </div>
      <div
        className={styles.room}
        role="group"
        aria-label={words.tabs[tab]}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long page is scrolled with the arrow keys
        tabIndex={0}
      >
        <Miniature tab={tab} draft={draft} language={language} />
      </div>
    </section>
  );
}

const pages = {
  main: FramePage,
  homePage: HomePage,
  quiz: QuizPages,
  results: ResultsPage,
  aboutUs: AboutPage,
  information: InformationPages,
  clinic: ClinicPage,
};

type Props = { tab: TabName; draft: Draft; language: Language };

/** The page that a tab is about, as a visitor's phone will show it once this is saved. */
export function Miniature({ tab, draft, language }: Props) {
  const say = textsIn(draft, language);
  if (tab === "invitation")
    return (
      <MessagePreview
        message={say.plain("invitation.message")}
        contacts={[{ _id: "1".repeat(22), language }]}
      />
    );
  const Page = pages[tab];
  return (
    <div className={styles.phone} lang={language}>
      <Brand say={say} />
      <Page say={say} />
    </div>
  );
}
