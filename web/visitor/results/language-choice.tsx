import Languages from "lucide-react/icons/languages";
import { useLocation } from "react-router";
import { turnLanguage, useLanguage, useWords } from "#web/core/language.tsx";
import { languageOptions } from "#web/core/language-options.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";
import { Icon } from "#web/ui/content/icon.tsx";

/** Turns the whole page into the other language at once, without loading it anew. */
export function LanguageChoice() {
  const label = useWords(resultsWords).language;
  const value = useLanguage();
  const { pathname } = useLocation();
  return (
    <form method="get" action={pathname}>
      <ToggleGroup
        look="plain"
        name="lang"
        label={label}
        options={languageOptions}
        value={value}
        onChoose={turnLanguage}
      >
        <Icon of={Languages} />
      </ToggleGroup>
    </form>
  );
}
