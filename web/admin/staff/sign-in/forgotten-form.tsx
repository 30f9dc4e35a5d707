import { type ReactNode, useState } from "react";
import { usePasswordRules } from "#web/admin/staff/password/new-password-field.tsx";
import { useProblems } from "#web/admin/use-problems.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { loginWords } from "#web/i18n/admin/staff/sign-in.words.ts";
import { staffLinkWords } from "#web/i18n/admin/staff/links.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SignInStep, backToSignIn } from "./sign-in-step.tsx";

/** Mails a reset link. On a site without mail, explains that an admin can create a link. */
export function ForgottenForm() {
  const words = useWords(staffLinkWords);
  const rules = usePasswordRules();
  const [isSent, setSent] = useState(false);
  const back = (
    <Button kind="quiet" onClick={backToSignIn}>
      {words.toSignIn}
    </Button>
  );
  if (rules?.mail === false)
    return (
      <SignInStep title={words.forgottenTitle} text={words.forgottenNoMail}>
        {back}
      </SignInStep>
    );
  if (isSent)
    return (
      <SignInStep key="sent" title={words.sentTitle} text={words.sentText}>
        {back}
      </SignInStep>
    );
  return <AskForm onSent={() => setSent(true)}>{back}</AskForm>;
}

type AskProps = { onSent: () => void; children: ReactNode };

function AskForm({ onSent, children }: AskProps) {
  const words = useWords(staffLinkWords);
  const { email: label } = useWords(loginWords);
  const [email, setEmail] = useState("");
  const { run, isPending, messages } = useAction(
    "POST /api/links/forgotten-password",
    { failure: "server-messages", revalidate: false },
  );

  const { form, errorOf } = useProblems(async () => {
    const { ok } = await run({ body: { email } });
    if (ok) onSent();
  });

  return (
    <SignInStep
      title={words.forgottenTitle}
      text={words.forgottenText}
      form={form}
    >
      <Messages of={messages} />
      <Field
        label={label}
        kind="email"
        autoComplete="username"
        name="email"
        required
        error={errorOf("email")}
        value={email}
        onChange={setEmail}
      />
      <Button type="submit" pending={isPending} pendingLabel={words.sending}>
        {words.send}
      </Button>
      {children}
    </SignInStep>
  );
}
