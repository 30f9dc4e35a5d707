import { type FormEvent, useEffect, useState } from "react";
import { call } from "#web/core/call.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { useReasons } from "#web/core/reasons.ts";
import { keepToken } from "#web/core/session.ts";
import { onSessionEnd } from "#web/core/sign-in-again.ts";
import { deskWords } from "#web/i18n/desk.ts";
import { loginWords } from "#web/i18n/login.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import styles from "./sign-in-again.module.css";

/** Asks for the password when the session has ended; the call that found out is made again. */
export function SignInAgain({ email }: { email: string }) {
  const words = useWords(deskWords);
  const [answer, setAnswer] = useState<(isIn: boolean) => void>();
  useEffect(
    () =>
      onSessionEnd(() => new Promise((resolve) => setAnswer(() => resolve))),
    [],
  );
  const finish = (isIn: boolean) => {
    answer?.(isIn);
    setAnswer(undefined);
  };
  return (
    <Modal
      isOpen={answer !== undefined}
      title={words.sessionTitle}
      closeLabel={words.notNow}
      onClose={() => finish(false)}
    >
      <p>{words.sessionText}</p>
      <PasswordForm email={email} onDone={() => finish(true)} />
    </Modal>
  );
}

function PasswordForm(props: { email: string; onDone: () => void }) {
  const { email, onDone } = props;
  const words = useWords(loginWords);
  const reasonsOf = useReasons();
  const [password, setPassword] = useState("");
  const [messages, setMessages] = useState<string[]>([]);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setMessages([]);
    try {
      const { token } = await call("POST /api/auth", {
        body: { email, password },
      });
      keepToken(token);
      onDone();
    } catch (error) {
      setMessages(reasonsOf(error));
      setPassword("");
      setPending(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Messages of={messages} />
      <Field
        label={words.email}
        kind="email"
        autoComplete="username"
        readOnly
        value={email}
      />
      <PasswordField
        label={words.password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the window opens to ask for nothing else
        autoFocus
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" pending={isPending} pendingLabel={words.signingIn}>
        {words.signIn}
      </Button>
    </form>
  );
}
