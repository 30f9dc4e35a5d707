import { type FormEvent, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { loginWords } from "#web/i18n/login.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import styles from "./login-screen.module.css";
import { SignInCheck } from "./sign-in-check.tsx";
import { useSignIn } from "./use-sign-in.ts";

export function SignInForm({ onDone }: { onDone: () => void }) {
  const words = useWords(loginWords);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { signIn, isPending, messages, check } = useSignIn();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await signIn({ email, password })) onDone();
    else setPassword("");
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
      <SignInCheck state={check} />
      <Button type="submit" pending={isPending} pendingLabel={words.signingIn}>
        {words.signIn}
      </Button>
    </form>
  );
}
