import { type ReactNode, useEffect, useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readLink } from "#shared/contract/staff/links.ts";
import { NewPasswordField } from "#web/admin/staff/password/new-password-field.tsx";
import { useProblems } from "#web/admin/use-problems.ts";
import { useAction, useMutation } from "#web/core/calls/action.ts";
import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { dropToken, keepToken } from "#web/core/calls/session.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { staffLinkWords } from "#web/i18n/admin/staff/links.words.ts";
import { rolesWords } from "#web/i18n/admin/staff/roles.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Spinner } from "#web/ui/content/spinner.tsx";
import { Field } from "#web/ui/form/field.tsx";
import styles from "./login-screen.module.css";
import { TwoStepForm } from "./two-step-form.tsx";
import { forgetSecret, SignInStep, backToSignIn } from "./sign-in-step.tsx";
import type { PendingTwoStep } from "./use-sign-in.ts";

type Link = ReplyOf<typeof readLink>;
type Props = { secret: string; onDone: () => void };

/** The form for a link that staff received, or why the link is invalid. */
export function LinkScreen({ secret, onDone }: Props) {
  const words = useWords(staffLinkWords);
  const { link, trouble, load } = useLink(secret);
  if (trouble)
    return (
      <SignInStep
        title={words.failedTitle}
        text={trouble.isRefused && words.failedText}
      >
        {!trouble.isRefused && <Messages of={trouble.messages} />}
        {!trouble.isRefused && <Button onClick={load}>{words.tryAgain}</Button>}
        <Button kind="secondary" onClick={backToSignIn}>
          {words.toSignIn}
        </Button>
      </SignInStep>
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

type Person = { name: string; email: string };
type LinkProps<To> = { link: To; secret: string };

/** Needs a click, because mail scanners open links. */
function ConfirmEmail({ link, secret }: LinkProps<{ email: string }>) {
  const words = useWords(staffLinkWords);
  const [isDone, setDone] = useState(false);
  const { run, isPending, messages } = useAction("POST /api/links/email", {
    failure: "server-messages",
    revalidate: false,
  });

  async function confirm() {
    const { ok } = await run({ body: { link: secret } });
    if (!ok) return;
    signOut();
    setDone(true);
  }

  if (isDone)
    return <Done title={words.emailDoneTitle} text={words.emailDoneText} />;
  return (
    <SignInStep title={words.emailTitle} text={words.emailText(link.email)}>
      <Messages of={messages} />
      <Button
        pending={isPending}
        pendingLabel={words.saving}
        onClick={() => void confirm()}
      >
        {words.confirm}
      </Button>
    </SignInStep>
  );
}

/** Drops the token, because changing the address or the password ends all sessions. */
function signOut() {
  forgetSecret();
  dropToken();
}

function Done(props: { title: string; text: string }) {
  const words = useWords(staffLinkWords);
  return (
    <SignInStep {...props}>
      <Button onClick={backToSignIn}>{words.toSignIn}</Button>
    </SignInStep>
  );
}

/** Replaces a forgotten password; the user then signs in. */
function NewPasswordForm({ link, secret }: LinkProps<Person>) {
  const words = useWords(staffLinkWords);
  const [isDone, setDone] = useState(false);

  async function save(password: string) {
    const body = { link: secret, password };
    await call("POST /api/links/password", { body });
    signOut();
    setDone(true);
  }

  if (isDone)
    return <Done title={words.newDoneTitle} text={words.newDoneText} />;
  return (
    <PasswordStep
      title={words.newTitle}
      text={words.newText}
      link={link}
      label={words.newPassword}
      submitLabel={words.save}
      save={save}
    />
  );
}

type Invitation = Extract<Link, { purpose: "invitation" }>;
type JoinProps = LinkProps<Invitation> & { onDone: () => void };

/** Accepts an invitation: shows the inviter and the roles, and asks for a password. */
function JoinForm({ link, secret, onDone }: JoinProps) {
  const words = useWords(staffLinkWords);
  const [pendingTwoStep, setPendingTwoStep] = useState<PendingTwoStep>();

  async function join(password: string) {
    const body = { link: secret, password };
    const reply = await call("POST /api/links/invitation", { body });
    forgetSecret();
    if ("proof" in reply) return setPendingTwoStep(reply);
    keepToken(reply.token);
    onDone();
  }

  if (pendingTwoStep)
    return (
      <TwoStepForm
        pendingTwoStep={pendingTwoStep}
        onDone={onDone}
        onStartAgain={backToSignIn}
      />
    );
  return (
    <PasswordStep
      title={words.joinTitle(link.name)}
      text={words.joinText(link.by, location.host)}
      link={link}
      label={words.password}
      submitLabel={words.join}
      save={join}
    >
      <OwnRoles link={link} />
    </PasswordStep>
  );
}

type PasswordProps = {
  title: string;
  text: string;
  link: Person;
  label: string;
  submitLabel: string;
  save: (password: string) => Promise<void>;
  children?: ReactNode;
};

/** A form for the new password of the person who received a link. */
function PasswordStep(props: PasswordProps) {
  const { title, text, link, save } = props;
  const words = useWords(staffLinkWords);
  const [password, setPassword] = useState("");
  const { run, isPending, messages } = useMutation(save, {
    failure: "server-messages",
    revalidate: false,
  });
  const { form, errorOf } = useProblems(() => run(password));
  return (
    <SignInStep title={title} text={text} form={form}>
      {props.children}
      <Messages of={messages} />
      <Field
        label={words.email}
        kind="email"
        autoComplete="username"
        readOnly
        value={link.email}
      />
      <NewPasswordField
        label={props.label}
        name="password"
        required
        error={errorOf("password")}
        context={[link.name, link.email]}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" pending={isPending} pendingLabel={words.saving}>
        {props.submitLabel}
      </Button>
    </SignInStep>
  );
}

function OwnRoles({ link }: { link: Invitation }) {
  const words = useWords(staffLinkWords);
  const { names, meanings } = useWords(rolesWords);
  const language = useLanguage();
  return (
    <div className={styles.roles}>
      <h2>{words.joinRoles}</h2>
      <ul>
        {link.roles.map((role) => (
          <li key={role}>
            <strong>{names[role]}</strong>: {meanings[role]}
          </li>
        ))}
      </ul>
      <p>{words.goodUntil(dateAndTime(link.until, language))}</p>
    </div>
  );
}
