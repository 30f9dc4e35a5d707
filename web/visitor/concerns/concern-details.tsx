import type { Concern } from "#shared/contract/content/concerns.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { concernsWords } from "#web/i18n/visitor/concerns.words.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { Stack } from "#web/ui/layout/page.tsx";
import { Text } from "#web/ui/layout/text.tsx";

/** The staff's text about a concern. */
export function ConcernDetails({ concern }: { concern: Concern }) {
  const words = useWords(concernsWords);
  const { words: html, lang } = inMarkedLanguage(
    useLanguage(),
    concern.content,
    concern.content_es,
  );
  if (html === "") return null;
  return (
    <Stack gap={3}>
      {lang && <Text look="small">{words.textInEnglish}</Text>}
      <RichText html={html} lang={lang} />
    </Stack>
  );
}
