import { type ReactNode, useState } from "react";
import type { Language } from "#shared/contract/fields.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/desk/form.ts";
import { Modal } from "#web/ui/overlays/modal.tsx";
import styles from "./preview.module.css";

const languages = { en: "English", es: "Español" };

type Props = {
  onClose: () => void;
  children: (language: Language) => ReactNode;
};

/** What is being written, as visitors will see it; nothing is saved by looking. */
export function Preview({ onClose, children }: Props) {
  const words = useWords(formWords);
  const [language, setLanguage] = useState(useLanguage());
  return (
    <Modal
      isOpen
      size="large"
      title={words.previewTitle}
      closeLabel={words.close}
      onClose={onClose}
    >
      <div role="group" aria-label={words.language} className={styles.choice}>
        {(["en", "es"] as const).map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {languages[each]}
          </button>
        ))}
      </div>
      <div className={styles.page} lang={language}>
        {children(language)}
      </div>
    </Modal>
  );
}
