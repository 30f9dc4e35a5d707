import { NameAndEmail } from "#web/admin/form/fields/name-and-email.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import type { DraftFields } from "#web/admin/form/saving/use-draft.ts";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import type { UserDraft } from "./user-draft.ts";
import styles from "./users.module.css";

export function AccountFields({
  draft,
  change,
  errors,
}: DraftFields<UserDraft>) {
  const words = useWords(usersWords);
  return (
    <FormSection title={words.accountTitle}>
      <div className={styles.narrow}>
        <NameAndEmail
          person={draft}
          errors={errors}
          onChange={(field, text) => change(field)(text)}
        />
      </div>
    </FormSection>
  );
}
