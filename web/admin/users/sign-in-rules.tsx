import { type FormEvent, useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readSignInRules } from "#shared/contract/second-step.ts";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { dayOf } from "#web/core/dates.ts";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Switch } from "#web/ui/choices/switch.tsx";
import { Field } from "#web/ui/form/field.tsx";
import styles from "./users.module.css";

type Props = { rules: ReplyOf<typeof readSignInRules> };

const twoWeeks = 14 * 24 * 3_600_000;

/** Whether everybody needs a second step, with time for those who have none yet. */
export function SignInRules({ rules: { secondStepFrom } }: Props) {
  const words = useWords(usersWords);
  const [isOn, setOn] = useState(secondStepFrom !== null);
  const [day, setDay] = useState(
    () =>
      secondStepFrom ?? dayOf(new Date(Date.now() + twoWeeks).toISOString()),
  );
  const { run, isPending } = useAction("PUT /api/sign-in-rules", {
    success: words.rulesSaved,
    failure: "server-toasts",
  });

  function save(event: FormEvent) {
    event.preventDefault();
    void run({ body: { secondStepFrom: isOn ? day : null } });
  }

  return (
    <FormSection title={words.rulesTitle} intro={words.rulesText}>
      <form className={styles.narrow} onSubmit={save}>
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
