import { useState } from "react";
import type { Draft } from "#web/admin/contents/contents-draft.ts";
import type { TabName } from "#web/admin/contents/texts.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { languageOptions } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";
import styles from "./live-preview.module.css";
import { Miniature } from "./miniature.tsx";

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
