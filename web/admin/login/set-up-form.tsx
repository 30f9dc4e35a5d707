import { type FormEvent, useState } from "react";
import { NewPasswordField } from "#web/admin/password/new-password-field.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { keepToken } from "#web/core/calls/session.ts";
import { loginWords } from "#web/i18n/admin/login/login.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { forgetSecret } from "./link-step.tsx";
import styles from "./login-screen.module.css";
import { useProblems } from "#web/admin/use-problems.ts";

type Props = { setup: string; onDone: () => void };

export function SetUpForm({ setup, onDone }: Props) {
  const words = useWords(loginWords);
  const [admin, setAdmin] = useState({ name: "", email: "", password: "" });
  const { run, isPending, messages } = useAction("POST /api/auth/setup", {
    failure: "server-messages",
  });
  const problems = useProblems();
  const box = (name: keyof typeof admin) => ({
    name,
    required: true,
    error: problems.errorOf(name),
    value: admin[name],
    onChange: (value: string) =>
      setAdmin((before) => ({ ...before, [name]: value })),
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!problems.check(event.currentTarget)) return;
    const outcome = await run({ body: { setup, ...admin } });
    if (!outcome.ok) return;
    forgetSecret();
    keepToken(outcome.reply.token);
    onDone();
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.intro}>
        <h1>{words.setUpTitle}</h1>
        <p>{words.setUpText}</p>
      </div>
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
    </form>
  );
}
