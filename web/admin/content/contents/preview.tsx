import { useState } from "react";
import type { Language } from "#shared/rules/language.ts";
import {
  MessagePreview,
  MessageWarnings,
} from "#web/admin/outreach/texting/message-preview.tsx";
import texting from "#web/admin/outreach/texting/texting.module.css";
import { inLanguage } from "#web/core/in-language.ts";
import {
  LanguageProvider,
  languageOptions,
  useLanguage,
  useWords,
} from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";
import type { Draft } from "./contents-draft.ts";
import { pages } from "./preview-pages.tsx";
import { DraftContext, T } from "./preview-parts.tsx";
import styles from "./preview.module.css";
import type { TabName } from "./texts.ts";

/** A live preview beside the fields, if there is room. */
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

type Props = { tab: TabName; draft: Draft; language: Language };

/** The page of a tab as a visitor's phone will show it after saving. */
export function Miniature({ tab, draft, language }: Props) {
  if (tab === "invitation") {
    const en = draft["invitation.message_en"] ?? "";
    const es = draft["invitation.message_es"] ?? "";
    const message = inLanguage(language, en, es);
    return (
      <div className={texting.box}>
        <MessageWarnings message={message} />
        <MessagePreview
          message={message}
          contacts={[{ _id: "1".repeat(22), language }]}
        />
      </div>
    );
  }
  const Page = pages[tab];
  return (
    <LanguageProvider language={language}>
      <DraftContext value={draft}>
        <div className={styles.phone} lang={language}>
          <div className={styles.brand}>
            <img src="/images/favicon.svg" alt="" width="24" height="24" />
            <T of="main.sitename" />
          </div>
          <Page />
        </div>
      </DraftContext>
    </LanguageProvider>
  );
}
