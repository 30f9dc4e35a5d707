import { type ReactNode, useState } from "react";
import type { Language } from "#shared/rules/language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { languageOptions } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/admin/form/form.ts";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import styles from "./preview.module.css";

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
      <ToggleGroup
        look="sunken"
        label={words.language}
        options={languageOptions}
        value={language}
        onChoose={setLanguage}
      />
      <div className={styles.page} lang={language}>
        {children(language)}
      </div>
    </Modal>
  );
}
