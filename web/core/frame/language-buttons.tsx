import { useLocation } from "react-router";
import { changeLanguage, useLanguage, useWords } from "#web/core/language.tsx";
import { languageOptions } from "#web/core/language-options.ts";
import { coreWords } from "#web/i18n/core/core.ts";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";

export function LanguageButtons() {
  const label = useWords(coreWords).languages;
  const value = useLanguage();
  const { pathname } = useLocation();
  return (
    <form method="get" action={pathname}>
      <ToggleGroup
        look="outlined"
        name="lang"
        label={label}
        options={languageOptions}
        value={value}
        onChoose={changeLanguage}
      />
    </form>
  );
}
