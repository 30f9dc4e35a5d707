import { type FormEvent, useRef, useState } from "react";
import {
  tokenDays,
  tokenNameLimit,
  type TokenRole,
} from "#shared/rules/staff/tokens.ts";
import { useFirstError } from "#web/admin/form/first-error.ts";
import { useFieldReasons } from "#web/admin/form/saving/field-reasons.ts";
import { useAction } from "#web/core/calls/action.ts";
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

/** A name, some of one's own roles, and for how long. */
export function MakeToken({ may, onMade }: Props) {
  const words = useWords(tokensWords);
  const nothing = { name: "", roles: may.slice(-1), days: tokenDays.usual };
  const [draft, setDraft] = useState<Draft>(nothing);
  const { make, isPending, errors } = useMakeToken(onMade);
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, errors);
  const change = (part: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...part }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await make(draft)) setDraft(nothing);
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={words.name}
        helper={words.nameHelper}
        required
        limit={tokenNameLimit}
        error={errors["name"]}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <RolesOfToken
        may={may}
        roles={draft.roles}
        error={errors["roles"]}
        onChange={(roles) => change({ roles })}
      />
      <SelectField
        label={words.days}
        prompt=""
        value={String(draft.days)}
        options={lasting.map((days) => ({
          value: String(days),
          label: words.lasts(days),
        }))}
        onChange={(days) => change({ days: Number(days) })}
      />
      <Button
        type="submit"
        kind="secondary"
        pending={isPending}
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

function useMakeToken(onMade: (token: string) => void) {
  const fieldReasons = useFieldReasons();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { run, isPending } = useAction("POST /api/account/tokens", {
    failure: "server-toasts",
    revalidate: false,
  });
  async function make(draft: Draft): Promise<boolean> {
    const outcome = await run({ body: draft });
    setErrors(outcome.ok ? {} : fieldReasons(outcome.error));
    if (outcome.ok) onMade(outcome.reply.token);
    return outcome.ok;
  }
  return { make, isPending, errors };
}
