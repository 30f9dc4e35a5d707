import { type FormEvent, useState } from "react";
import { useAction } from "#web/core/action.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { keepToken } from "#web/core/session.ts";
import { loginWords } from "#web/i18n/login.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import styles from "./login-screen.module.css";

export function SignInForm({ onDone }: { onDone: () => void }) {
  const words = useWords(loginWords);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { run, isPending, messages } = useAction("POST /api/auth", {
    failure: "server-messages",
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const outcome = await run({ body: { email, password } });
    if (!outcome.ok) return setPassword("");
    keepToken(outcome.reply.token);
    onDone();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.intro}>
        <h1>{words.signInTitle}</h1>
        <p>{words.signInText}</p>
      </div>
      <Messages of={messages} />
      <Field
        label={words.email}
        kind="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label={words.password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" pending={isPending} pendingLabel={words.signingIn}>
        {words.signIn}
      </Button>
    </form>
  );
}
