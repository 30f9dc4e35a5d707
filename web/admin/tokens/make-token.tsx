import {
  tokenDays,
  tokenNameLimit,
  type TokenRole,
} from "#shared/rules/staff/tokens.ts";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { rolesWords } from "#web/i18n/admin/users/roles.ts";
import { tokensWords } from "#web/i18n/admin/tokens.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { describedBy, FieldMessages } from "#web/ui/form/field-message.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import styles from "./tokens.module.css";

const lasting = [7, 30, tokenDays.usual, 180, tokenDays.most];

type Draft = { name: string; roles: TokenRole[]; days: number };
type Props = { may: TokenRole[]; onMade: (token: string) => void };

/** Asks for a name, some of one's own roles, and a duration. */
export function MakeToken({ may, onMade }: Props) {
  const words = useWords(tokensWords);
  const form = useAdminForm({
    start: { name: "", roles: may.slice(-1), days: tokenDays.usual },
    draftOf: (start): Draft => start,
    contentOf: (draft) => draft,
    send: (body) => call("POST /api/account/tokens", { body }),
    failure: "server-toasts",
    revalidate: false,
    onSaved: ({ token }) => onMade(token),
  });
  const { draft, change, errors } = form;
  return (
    <form {...form.props} className={styles.form}>
      <Field
        label={words.name}
        helper={words.nameHelper}
        required
        limit={tokenNameLimit}
        error={errors["name"]}
        value={draft.name}
        onChange={change("name")}
      />
      <RolesOfToken
        may={may}
        roles={draft.roles}
        error={errors["roles"]}
        onChange={change("roles")}
      />
      <SelectField
        label={words.days}
        prompt=""
        value={String(draft.days)}
        options={lasting.map((days) => ({
          value: String(days),
          label: words.lasts(days),
        }))}
        onChange={(days) => change("days")(Number(days))}
      />
      <Button
        type="submit"
        kind="secondary"
        pending={form.isPending}
        pendingLabel={words.making}
      >
        {words.make}
      </Button>
    </form>
  );
}

type RolesProps = {
  may: TokenRole[];
  roles: TokenRole[];
  error: string | undefined;
  onChange: (roles: TokenRole[]) => void;
};

function RolesOfToken({ may, roles, error, onChange }: RolesProps) {
  const words = useWords(tokensWords);
  const { names, meanings } = useWords(rolesWords);
  const others = (role: TokenRole) => roles.filter((each) => each !== role);
  return (
    <fieldset
      className={styles.roles}
      aria-describedby={describedBy("token-roles", { error })}
    >
      <legend>{words.roles}</legend>
      <FieldMessages id="token-roles" error={error} />
      {may.map((role) => (
        <Checkbox
          key={role}
          name="roles"
          aria-invalid={error !== undefined}
          label={names[role]}
          helper={meanings[role]}
          checked={roles.includes(role)}
          onChange={(has) =>
            onChange(has ? [...others(role), role] : others(role))
          }
        />
      ))}
    </fieldset>
  );
}
