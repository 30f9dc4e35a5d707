import type { Language } from "#shared/rules/language.ts";
import { useWords } from "#web/core/language.tsx";
import { listWords } from "#web/i18n/admin/list.ts";
import { Choice } from "./filters.tsx";

type Ask = (parts: Record<string, string>) => void;

/** Narrows to one language, as the address has it. */
export function LanguageFilter({
  asked,
  ask,
}: {
  asked: Language | undefined;
  ask: Ask;
}) {
  const words = useWords(listWords);
  return (
    <Choice
      label={words.language}
      value={asked ?? ""}
      options={[
        { value: "", label: words.anyLanguage },
        { value: "en", label: words.languages.en },
        { value: "es", label: words.languages.es },
      ]}
      onChoose={(language) => ask({ language })}
    />
  );
}

/** What families did, or what was made up to show it with. */
export function DemoFilter({
  asked,
  ask,
}: {
  asked: "yes" | "no" | undefined;
  ask: Ask;
}) {
  const words = useWords(listWords);
  return (
    <Choice
      label={words.madeUp}
      value={asked ?? ""}
      options={[
        { value: "", label: words.real },
        { value: "yes", label: words.demo },
      ]}
      onChoose={(demo) => ask({ demo })}
    />
  );
}
