import { changeLanguage, useLanguage, useWords } from "#web/core/language.tsx";
import { languageOptions } from "#web/core/language-options.ts";
import { coreWords } from "#web/i18n/core/core.ts";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";

export function LanguageButtons() {
  return (
    <ToggleGroup
      look="outlined"
      label={useWords(coreWords).languages}
      options={languageOptions}
      value={useLanguage()}
      onChoose={changeLanguage}
    />
  );
}
