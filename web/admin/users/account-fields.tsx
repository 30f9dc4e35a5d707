import { nameLimit } from "#shared/rules/field-limits.ts";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import type { DraftFields } from "#web/admin/form/saving/use-draft.ts";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users.ts";
import { Field } from "#web/ui/form/field.tsx";
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
        <Field
          label={words.name}
          autoComplete="off"
          required
          limit={nameLimit}
          error={errors["name"]}
          value={draft.name}
          onChange={change("name")}
        />
        <Field
          label={words.email}
          kind="email"
          autoComplete="off"
          required
          error={errors["email"]}
          value={draft.email}
          onChange={change("email")}
        />
      </div>
    </FormSection>
  );
}
