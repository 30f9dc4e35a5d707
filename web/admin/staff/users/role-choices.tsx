import { type ReactNode, useId } from "react";
import { type Role, roles } from "#shared/rules/staff/roles.ts";
import styles from "#web/admin/staff/account/account.module.css";
import { useWords } from "#web/core/language.tsx";
import { rolesWords } from "#web/i18n/admin/staff/roles.words.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { describedBy, FieldMessages } from "#web/ui/form/field-message.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { withRole } from "./user-draft.ts";

type Props<Some extends Role> = {
  value: Some[];
  error: string | undefined;
  onChange: (roles: Some[]) => void;
};

type BoxesProps<Some extends Role> = Props<Some> & {
  legend: ReactNode;
  choices: readonly Some[];
};

/** The roles of a user. Admins may do everything, so their other boxes are checked and cannot be changed. */
export function RoleChoices(props: Props<Role>) {
  const { legend } = useWords(rolesWords);
  return (
    <RoleBoxes
      {...props}
      legend={<VisuallyHidden>{legend}</VisuallyHidden>}
      choices={roles}
    />
  );
}

export function RoleBoxes<Some extends Role>(props: BoxesProps<Some>) {
  const { legend, choices, value: own, error, onChange } = props;
  const words = useWords(rolesWords);
  const id = useId();
  const isAdmin = own.some((role) => role === "admin");
  return (
    <fieldset
      className={styles.roles}
      aria-describedby={describedBy(id, { error })}
    >
      <legend>{legend}</legend>
      <FieldMessages id={id} error={error} />
      {choices.map((role) => (
        <Checkbox
          key={role}
          name="roles"
          aria-invalid={error !== undefined}
          label={words.names[role]}
          helper={words.meanings[role]}
          checked={own.includes(role) || isAdmin}
          disabled={isAdmin && role !== "admin"}
          onChange={(has) => onChange(withRole(own, role, has))}
        />
      ))}
    </fieldset>
  );
}
