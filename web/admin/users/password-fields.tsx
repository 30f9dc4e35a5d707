import { FormSection } from "#web/admin/form/fields/section.tsx";
import type { DraftFields } from "#web/admin/form/saving/use-draft.ts";
import { NewPasswordField } from "#web/admin/password/new-password-field.tsx";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users/users.ts";
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
        <NewPasswordField
          label={words.password}
          required={isNew}
          error={errors["password"]}
          context={[draft.name, draft.email]}
          value={draft.password}
          onChange={change("password")}
        />
        <PasswordField
          label={words.password2}
          showLabel={words.show}
          hideLabel={words.hide}
          autoComplete="new-password"
          required={isNew}
          error={errors["password2"]}
          value={draft.password2}
          onChange={change("password2")}
        />
      </div>
    </FormSection>
  );
}
