import { type FormEvent, useState } from "react";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { keepToken } from "#web/core/calls/session.ts";
import { loginWords } from "#web/i18n/desk/login.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import styles from "./login-screen.module.css";

type Props = { setup: string; onDone: () => void };

export function SetUpForm({ setup, onDone }: Props) {
  const words = useWords(loginWords);
  const [admin, setAdmin] = useState({ name: "", email: "", password: "" });
  const { run, isPending, messages } = useAction("POST /api/auth/setup", {
    failure: "server-messages",
  });
  const change = (field: keyof typeof admin) => (value: string) =>
    setAdmin((before) => ({ ...before, [field]: value }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const outcome = await run({ body: { setup, ...admin } });
    if (!outcome.ok) return;
    history.replaceState(null, "", location.pathname);
    keepToken(outcome.reply.token);
    onDone();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.intro}>
        <h1>{words.setUpTitle}</h1>
        <p>{words.setUpText}</p>
      </div>
      <Messages of={messages} />
      <Field
        label={words.setUpName}
        autoComplete="name"
        required
        value={admin.name}
        onChange={change("name")}
      />
      <Field
        label={words.email}
        kind="email"
        autoComplete="username"
        required
        value={admin.email}
        onChange={change("email")}
      />
      <PasswordField
        label={words.password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        helper={words.setUpPasswordHelper}
        autoComplete="new-password"
        required
        value={admin.password}
        onChange={change("password")}
      />
      <Button type="submit" pending={isPending} pendingLabel={words.signingIn}>
        {words.setUp}
      </Button>
    </form>
  );
}
