import { useState } from "react";
import { NewPasswordField } from "#web/admin/staff/password/new-password-field.tsx";
import { useProblems } from "#web/admin/use-problems.ts";
import { useAction } from "#web/core/calls/action.ts";
import { keepToken } from "#web/core/calls/session.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { loginWords } from "#web/i18n/admin/staff/sign-in.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { forgetSecret, SignInStep } from "./sign-in-step.tsx";

type Props = { setup: string; onDone: () => void };

export function SetUpForm({ setup, onDone }: Props) {
  const words = useWords(loginWords);
  const [admin, setAdmin] = useState({ name: "", email: "", password: "" });
  const { run, isPending, messages } = useAction("POST /api/auth/setup", {
    failure: "server-messages",
  });
  const { form, errorOf } = useProblems(async () => {
    const outcome = await run({ body: { setup, ...admin } });
    if (!outcome.ok) return;
    forgetSecret();
    keepToken(outcome.reply.token);
    onDone();
  });
  const box = (name: keyof typeof admin) => ({
    name,
    required: true,
    error: errorOf(name),
    value: admin[name],
    onChange: (value: string) =>
      setAdmin((before) => ({ ...before, [name]: value })),
  });

  return (
    <SignInStep
      isFirst
      title={words.setUpTitle}
      text={words.setUpText}
      form={form}
    >
      <Messages of={messages} />
      <Field label={words.setUpName} autoComplete="name" {...box("name")} />
      <Field
        label={words.email}
        kind="email"
        autoComplete="username"
        {...box("email")}
      />
      <NewPasswordField
        label={words.password}
        context={[admin.name, admin.email]}
        {...box("password")}
      />
      <Button type="submit" pending={isPending} pendingLabel={words.signingIn}>
        {words.setUp}
      </Button>
    </SignInStep>
  );
}
