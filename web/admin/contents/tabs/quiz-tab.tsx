import type { ContentFields } from "#web/admin/contents/draft/use-contents.ts";
import { texts } from "#web/admin/contents/draft/texts.ts";
import { Pairs } from "#web/admin/contents/fields/pairs.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";

export function QuizTab({ fields }: { fields: ContentFields }) {
  const { parts } = useWords(contentsWords);
  return (["start", "rank", "results"] as const).map((part) => (
    <FormSection key={part} title={parts[part][0] ?? ""} intro={parts[part][1]}>
      <Pairs pairs={texts[part]} fields={fields} />
    </FormSection>
  ));
}
