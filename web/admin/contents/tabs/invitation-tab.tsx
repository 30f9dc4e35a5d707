import type { ContentFields } from "#web/admin/contents/draft/use-contents.ts";
import { texts } from "#web/admin/contents/draft/texts.ts";
import { Pairs } from "#web/admin/contents/fields/pairs.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";

/** What a text message to parents says before anybody changes it for these contacts. */
export function InvitationTab({ fields }: { fields: ContentFields }) {
  const { parts } = useWords(contentsWords);
  const [title = "", intro] = parts.invitation;
  return (
    <FormSection title={title} intro={intro}>
      <Pairs pairs={texts.invitation} fields={fields} />
    </FormSection>
  );
}
