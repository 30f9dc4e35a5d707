import { type FormEvent, useRef, useState } from "react";
import { useStaff } from "#web/admin/desk/staff.ts";
import { UnsavedGuard } from "#web/admin/desk/unsaved.tsx";
import { NameAndEmail } from "#web/admin/form/fields/name-and-email.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useFirstError } from "#web/admin/form/first-error.ts";
import { differences } from "#web/admin/form/saving/merge.ts";
import { useFieldReasons } from "#web/admin/form/saving/field-reasons.ts";
import { NewPasswordField } from "#web/admin/password/new-password-field.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { accountWords } from "#web/i18n/admin/account.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import styles from "./account.module.css";

type Draft = { name: string; email: string; password: string };

/** One's own name, address and password; a password that is left empty stays. */
export function OwnAccount({ unconfirmed }: { unconfirmed: string | null }) {
  const words = useWords(accountWords);
  const { name, email } = useStaff();
  const [draft, setDraft] = useState<Draft>({ name, email, password: "" });
  const { save, isPending, errors } = useSaveAccount();
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, errors);
  const change = (field: keyof Draft) => (text: string) =>
    setDraft((before) => ({ ...before, [field]: text }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const saved = await save(draft);
    if (!saved) return;
    setDraft({ name: saved.name, email: saved.email, password: "" });
  }

  return (
    <FormSection title={words.accountTitle} intro={words.accountText}>
      <UnsavedGuard when={isDirty(draft, { name, email })} />
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <NameAndEmail
          isOwn
          person={draft}
          errors={errors}
          onChange={(field, text) => change(field)(text)}
        />
        <NewPasswordField
          label={words.newPassword}
          error={errors["password"]}
          context={[draft.name, draft.email]}
          value={draft.password}
          onChange={change("password")}
        />
        {unconfirmed && (
          <Alert live="polite">{words.unconfirmed(unconfirmed, email)}</Alert>
        )}
        <Button type="submit" pending={isPending} pendingLabel={words.saving}>
          {words.save}
        </Button>
      </form>
    </FormSection>
  );
}

function isDirty(draft: Draft, saved: Omit<Draft, "password">): boolean {
  return differences(draft, { ...saved, password: "" }).length > 0;
}

function useSaveAccount() {
  const words = useWords(accountWords);
  const fieldReasons = useFieldReasons();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { run, isPending } = useAction("PUT /api/account", {
    success: words.saved,
    failure: "server-toasts",
  });
  async function save({ name, email, password }: Draft) {
    setErrors({});
    const body = { name, email, ...(password !== "" && { password }) };
    const outcome = await run({ body });
    if (outcome.ok) return outcome.reply;
    setErrors(fieldReasons(outcome.error));
    return undefined;
  }
  return { save, isPending, errors };
}
