import { changeLanguage, useLanguage, useWords } from "#web/core/language.tsx";
import { languages } from "#web/core/languages.ts";
import { coreWords } from "#web/i18n/core/core.ts";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";

export function LanguageButtons() {
  return (
    <ToggleGroup
      look="outlined"
      label={useWords(coreWords).languages}
      options={languages}
      value={useLanguage()}
      onChoose={changeLanguage}
    />
  );
}
