import { FormSection } from "#web/admin/form/fields/section.tsx";
import type { DraftFields } from "#web/admin/form/saving/use-draft.ts";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users.ts";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import type { UserDraft } from "./user-draft.ts";
import styles from "./users.module.css";

type Props = DraftFields<UserDraft> & { isNew: boolean };

/** A password is typed twice, for nobody sees what they type. */
export function PasswordFields({ isNew, draft, change, errors }: Props) {
  const words = useWords(usersWords);
  return (
    <FormSection
      title={words.passwordTitle}
      intro={!isNew && words.passwordOld}
    >
      <div className={styles.narrow}>
        {(["password", "password2"] as const).map((field) => (
          <PasswordField
            key={field}
            label={words[field]}
            showLabel={words.show}
            hideLabel={words.hide}
            helper={field === "password" && words.passwordRules}
            autoComplete="new-password"
            required={isNew}
            error={errors[field]}
            value={draft[field]}
            onChange={change(field)}
          />
        ))}
      </div>
    </FormSection>
  );
}
