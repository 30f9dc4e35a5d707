import { type FormEvent, useEffect, useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readLink } from "#shared/contract/staff-links.ts";
import { NewPasswordField } from "#web/admin/password/new-password-field.tsx";
import { useProblems } from "#web/admin/use-problems.ts";
import { useAction } from "#web/core/calls/action.ts";
import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { dropToken } from "#web/core/calls/session.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { staffLinkWords } from "#web/i18n/admin/login/staff-links.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Spinner } from "#web/ui/content/spinner.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { JoinForm } from "./join-form.tsx";
import { forgetSecret, toSignIn } from "./link-step.tsx";
import { LinkStep } from "./link-step.tsx";

type Link = ReplyOf<typeof readLink>;
type Props = { secret: string; onDone: () => void };

/** What a link that staff were sent is for, while it is good. */
export function LinkScreen({ secret, onDone }: Props) {
  const words = useWords(staffLinkWords);
  const { link, trouble, load } = useLink(secret);
  if (trouble)
    return (
      <LinkStep
        title={words.failedTitle}
        text={trouble.isRefused && words.failedText}
      >
        {!trouble.isRefused && <Messages of={trouble.messages} />}
        {!trouble.isRefused && <Button onClick={load}>{words.tryAgain}</Button>}
        <Button kind="secondary" onClick={toSignIn}>
          {words.toSignIn}
        </Button>
      </LinkStep>
    );
  if (!link) return <Spinner label={words.loading} />;
  if (link.purpose === "invitation")
    return <JoinForm link={link} secret={secret} onDone={onDone} />;
  const Form = link.purpose === "email" ? ConfirmEmail : NewPasswordForm;
  return <Form link={link} secret={secret} />;
}

type Trouble = { isRefused: boolean; messages: string[] };

function useLink(secret: string) {
  const reasonsOf = useReasons();
  const [link, setLink] = useState<Link>();
  const [trouble, setTrouble] = useState<Trouble>();
  function load() {
    setTrouble(undefined);
    call("POST /api/links/read", { body: { link: secret } }).then(
      setLink,
      (error: unknown) =>
        setTrouble({
          isRefused: isRefusedFor("setup_link_invalid", error),
          messages: reasonsOf(error),
        }),
    );
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once for each link
  useEffect(load, [secret]);
  return { link, trouble, load };
}

type ConfirmEmailProps = { link: { email: string }; secret: string };

/** Pressed and not only opened: programs that look at mail open links, too. */
export function ConfirmEmail({ link, secret }: ConfirmEmailProps) {
  const words = useWords(staffLinkWords);
  const [isDone, setDone] = useState(false);
  const { run, isPending, messages } = useAction("POST /api/links/email", {
    failure: "server-messages",
    revalidate: false,
  });

  async function confirm() {
    const { ok } = await run({ body: { link: secret } });
    if (!ok) return;
    forgetSecret();
    dropToken();
    setDone(true);
  }

  if (isDone)
    return (
      <LinkStep
        key="done"
        title={words.emailDoneTitle}
        text={words.emailDoneText}
      >
        <Button onClick={toSignIn}>{words.toSignIn}</Button>
      </LinkStep>
    );
  return (
    <LinkStep title={words.emailTitle} text={words.emailText(link.email)}>
      <Messages of={messages} />
      <Button
        pending={isPending}
        pendingLabel={words.saving}
        onClick={() => void confirm()}
      >
        {words.confirm}
      </Button>
    </LinkStep>
  );
}

type NewPasswordFormProps = {
  link: { name: string; email: string };
  secret: string;
};

/** Who forgot the password chooses another, and then signs in as always. */
export function NewPasswordForm({ link, secret }: NewPasswordFormProps) {
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
