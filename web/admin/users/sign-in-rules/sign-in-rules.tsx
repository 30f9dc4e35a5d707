import { type FormEvent, useRef } from "react";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useFirstError } from "#web/admin/form/first-error.ts";
import styles from "#web/admin/users/users.module.css";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Switch } from "#web/ui/choices/switch.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { type Rules, useSignInRules } from "./use-sign-in-rules.ts";

/** Whether everybody needs a second step, with time for those who have none yet. */
export function SignInRules({ rules }: { rules: Rules }) {
  const words = useWords(usersWords);
  const { isOn, setOn, day, setDay, errors, save, isPending } =
    useSignInRules(rules);
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, errors);

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <FormSection title={words.rulesTitle} intro={words.rulesText}>
      <form ref={form} noValidate className={styles.narrow} onSubmit={submit}>
        <Switch
          label={words.rulesSwitch}
          onWord={words.on}
          offWord={words.off}
          checked={isOn}
          onChange={setOn}
        />
        {isOn && (
          <Field
            label={words.rulesFrom}
            kind="date"
            required
            error={errors["day"]}
            value={day}
            onChange={setDay}
          />
        )}
        <Button
          type="submit"
          kind="secondary"
          pending={isPending}
          pendingLabel={words.rulesSaving}
        >
          {words.rulesSave}
        </Button>
      </form>
    </FormSection>
  );
}
