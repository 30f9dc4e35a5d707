import { PasskeyButton } from "#web/admin/staff/passkeys/passkey-button.tsx";
import { PasswordField } from "#web/admin/staff/password/password-field.tsx";
import { useProblems } from "#web/admin/use-problems.ts";
import { NeedsScripts } from "#web/core/frame/needs-scripts.tsx";
import { HumanCheckLine } from "#web/core/human-check/human-check.tsx";
import type { HumanCheckState } from "#web/core/human-check/human-check.tsx";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { loginWords } from "#web/i18n/admin/staff/sign-in.words.ts";
import { staffLinkWords } from "#web/i18n/admin/staff/links.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { OutsideLink } from "#web/ui/actions/link.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { TwoStepForm } from "./two-step-form.tsx";
import { SignInStep } from "./sign-in-step.tsx";
import { useSignIn } from "./use-sign-in.ts";

function textIn(formElement: HTMLFormElement, name: string): string {
  const text = new FormData(formElement).get(name);
  return typeof text === "string" ? text : "";
}

/** The inputs are uncontrolled, so that text typed before hydration stays. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const words = useWords(loginWords);
  const links = useWords(staffLinkWords);
  const { signIn, second, isPending, messages, check } = useSignIn();
  const { form, errorOf } = useProblems(async (formElement) => {
    const email = textIn(formElement, "email");
    const password = textIn(formElement, "password");
    if (await signIn({ email, password })) return onDone();
    const box = formElement.elements.namedItem("password");
    if (box instanceof HTMLInputElement) box.value = "";
  });

  if (second) return <TwoStepForm {...second} onDone={onDone} />;
  return (
    <SignInStep
      isFirst
      title={words.signInTitle}
      text={words.signInText}
      // Prevents a native submit, which would put the password into the URL.
      form={{ method: "dialog", ...form }}
    >
      <Messages of={messages} />
      <Field
        label={words.email}
        kind="email"
        autoComplete="username"
        required
        name="email"
        error={errorOf("email")}
      />
      <PasswordField label={words.password} name="password" />
      <SignInCheck state={check} />
      <NeedsScripts />
      <Button type="submit" pending={isPending} pendingLabel={words.signingIn}>
        {words.signIn}
      </Button>
      <PasskeyButton onDone={onDone} />
      <div>
        <OutsideLink look="standalone" href="#forgotten">
          {links.forgotten}
        </OutsideLink>
      </div>
    </SignInStep>
  );
}

/** The state of the human check; hidden until the server requires one. */
export function SignInCheck({ state }: { state: HumanCheckState }) {
  return (
    <div role="status">
      {state !== "waiting" && <HumanCheckLine state={state} />}
    </div>
  );
}
