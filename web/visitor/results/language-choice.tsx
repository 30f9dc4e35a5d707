import Languages from "lucide-react/icons/languages";
import { turnLanguage, useLanguage, useWords } from "#web/core/language.tsx";
import { languageOptions } from "#web/core/language-options.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";
import { Icon } from "#web/ui/content/icon.tsx";

/** Turns the whole page into the other language at once, without loading it anew. */
export function LanguageChoice() {
  return (
    <ToggleGroup
      look="plain"
      label={useWords(resultsWords).language}
      options={languageOptions}
      value={useLanguage()}
      onChoose={turnLanguage}
    >
      <Icon of={Languages} />
    </ToggleGroup>
  );
}
