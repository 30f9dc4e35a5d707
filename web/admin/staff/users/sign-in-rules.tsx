import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readSignInRules } from "#shared/contract/staff/account.ts";
import styles from "#web/admin/staff/account/account.module.css";
import { FormSection } from "#web/admin/form/fields.tsx";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { call } from "#web/core/calls/call.ts";
import { dayOf } from "#web/core/dates.ts";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/staff/users.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Switch } from "#web/ui/choices/switch.tsx";
import { Field } from "#web/ui/form/field.tsx";

type Rules = ReplyOf<typeof readSignInRules>;

const twoWeeks = 14 * 24 * 3_600_000;

function draftOf({ secondStepFrom }: Rules) {
  const inTwoWeeks = new Date(Date.now() + twoWeeks).toISOString();
  return {
    isOn: secondStepFrom !== null,
    day: secondStepFrom ?? dayOf(inTwoWeeks),
  };
}

/** The rule whether all users need two-step verification, and from which date. */
export function SignInRules({ rules }: { rules: Rules }) {
  const words = useWords(usersWords);
  const form = useAdminForm({
    start: rules,
    draftOf,
    contentOf: ({ isOn, day }) => ({ secondStepFrom: isOn ? day : null }),
    problems: ({ isOn, day }) =>
      isOn && day === "" ? { day: "required" } : {},
    send: (body) => call("PUT /api/sign-in-rules", { body }),
    success: words.rulesSaved,
    failure: "server-toasts",
  });
  const { draft, change } = form;
  return (
    <FormSection title={words.rulesTitle} intro={words.rulesText}>
      <form {...form.props} className={styles.form}>
        <Switch
          label={words.rulesSwitch}
          onWord={words.on}
          offWord={words.off}
          checked={draft.isOn}
          onChange={change("isOn")}
        />
        {draft.isOn && (
          <Field
            label={words.rulesFrom}
            kind="date"
            required
            {...form.fieldProps("day")}
          />
        )}
        <Button
          type="submit"
          kind="secondary"
          pending={form.isPending}
          pendingLabel={words.saving}
        >
          {words.rulesSave}
        </Button>
      </form>
    </FormSection>
  );
}
