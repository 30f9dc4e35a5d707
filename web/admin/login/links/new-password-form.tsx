import { type FormEvent, useState } from "react";
import { useProblems } from "#web/admin/use-problems.ts";
import { NewPasswordField } from "#web/admin/password/new-password-field.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { dropToken } from "#web/core/calls/session.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { staffLinkWords } from "#web/i18n/admin/login/staff-links.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { forgetSecret, toSignIn } from "./link-in.ts";
import { LinkStep } from "./link-step.tsx";

type Props = { link: { name: string; email: string }; secret: string };

/** Who forgot the password chooses another, and then signs in as always. */
export function NewPasswordForm({ link, secret }: Props) {
  const words = useWords(staffLinkWords);
  const [password, setPassword] = useState("");
  const [isDone, setDone] = useState(false);
  const problems = useProblems();
  const { run, isPending, messages } = useAction("POST /api/links/password", {
    failure: "server-messages",
    revalidate: false,
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!problems.check(event.currentTarget)) return;
    const { ok } = await run({ body: { link: secret, password } });
    if (!ok) return;
    forgetSecret();
    dropToken();
    setDone(true);
  }

  if (isDone)
    return (
      <LinkStep key="done" title={words.newDoneTitle} text={words.newDoneText}>
        <Button onClick={toSignIn}>{words.toSignIn}</Button>
      </LinkStep>
    );
  return (
    <LinkStep
      title={words.newTitle}
      text={words.newText}
      onSubmit={(event) => void submit(event)}
    >
      <Messages of={messages} />
      <Field
        label={words.email}
        kind="email"
        autoComplete="username"
        readOnly
        value={link.email}
      />
      <NewPasswordField
        label={words.newPassword}
        name="password"
        required
        error={problems.errorOf("password")}
        context={[link.name, link.email]}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" pending={isPending} pendingLabel={words.saving}>
        {words.save}
      </Button>
    </LinkStep>
  );
}
