import type { Language } from "#shared/rules/language.ts";
import { languageOptions, useWords } from "#web/core/language.tsx";
import { visitWords } from "#web/i18n/visitor/visit.words.ts";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";

interface VisitLanguageProps {
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Chooses the language of the page for the doctor, who may not read the family's. */
export function VisitLanguage({ language, onLanguage }: VisitLanguageProps) {
  const words = useWords(visitWords);
  return (
    <div data-print="hide" data-only="scripts">
      <ToggleGroup
        look="outlined"
        label={words.language}
        options={languageOptions}
        value={language}
        onChoose={onLanguage}
      />
    </div>
  );
}
