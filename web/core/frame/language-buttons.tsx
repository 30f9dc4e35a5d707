import { changeLanguage, useLanguage, useWords } from "#web/core/language.tsx";
import { languageOptions } from "#web/core/language-options.ts";
import { coreWords } from "#web/i18n/core/core.ts";
import { LanguageForm } from "#web/core/language-form.tsx";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";

export function LanguageButtons() {
  const label = useWords(coreWords).languages;
  const value = useLanguage();
  return (
    <LanguageForm>
      {(name) => (
        <ToggleGroup
          look="outlined"
          name={name}
          label={label}
          options={languageOptions}
          value={value}
          onChoose={changeLanguage}
        />
      )}
    </LanguageForm>
  );
}
