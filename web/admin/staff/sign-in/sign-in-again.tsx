import { type FormEvent, useEffect, useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readSignInMethods } from "#shared/contract/staff/single-sign-on.ts";
import { signOnPath } from "#shared/rules/staff/sign-on.ts";
import { PasskeyButton } from "#web/admin/staff/passkeys/passkey-button.tsx";
import { PasswordField } from "#web/admin/staff/password/password-field.tsx";
import { call } from "#web/core/calls/call.ts";
import {
  onSignInNeeded,
  type SignInReason,
} from "#web/core/calls/sign-in-again.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { onStorageChange, readText } from "#web/core/storage/storage.ts";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { loginWords } from "#web/i18n/admin/staff/sign-in.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { OutsideLink } from "#web/ui/actions/link.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import styles from "./login-screen.module.css";
import { TwoStepForm } from "./two-step-form.tsx";
import { SignInCheck } from "./sign-in-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

type Question = { why: SignInReason; answer: (isIn: boolean) => void };

const titlesAndTexts = {
  "session-ended": { title: "sessionTitle", text: "sessionText" },
  "too-long-ago": { title: "confirmTitle", text: "confirmText" },
} as const;

/** Asks the user to sign in again when a call needs it. The call is then repeated. */
export function SignInAgain({
  user,
}: {
  user: { _id: string; email: string };
}) {
  const words = useWords(layoutWords);
  const [isAsking, setAsking] = useState(false);
  // Keep the question while the dialog closes, so that its text does not change.
  const [question, setQuestion] = useState<Question>();
  const { title, text } = titlesAndTexts[question?.why ?? "session-ended"];
  useEffect(
    () =>
      onSignInNeeded(user._id, (why) => {
        setAsking(true);
        return new Promise((answer) => setQuestion({ why, answer }));
      }),
    [user._id],
  );
  const finish = (isIn: boolean) => {
    question?.answer(isIn);
    setAsking(false);
  };
  return (
    <Modal
      isOpen={isAsking}
      title={words[title]}
      closeLabel={words.notNow}
      onClose={() => finish(false)}
    >
      <p>{words[text]}</p>
      <WaysIn
        email={user.email}
        isProof={question?.why === "too-long-ago"}
        onDone={() => finish(true)}
      />
    </Modal>
  );
}

function WaysIn({
  isProof,
  ...props
}: {
  email: string;
  isProof: boolean;
  onDone: () => void;
}) {
  const ways = useWaysIn();
  if (!ways) return null;
  const { password, singleSignOn } = ways;
  return (
    <>
      {password && <PasswordForm {...props} />}
      {singleSignOn && (
        <SignOnAgain
          name={singleSignOn.name}
          isProof={isProof}
          onDone={props.onDone}
        />
      )}
    </>
  );
}

function PasswordForm(props: { email: string; onDone: () => void }) {
  const { email, onDone } = props;
  const words = useWords(loginWords);
  const [password, setPassword] = useState("");
  const { signIn, second, isPending, messages, check } = useSignIn();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await signIn({ email, password })) onDone();
    else setPassword("");
  }

  if (second) return <TwoStepForm {...second} onDone={onDone} />;
  return (
    <form className={styles.again} onSubmit={(event) => void submit(event)}>
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the dialog
        autoFocus
        value={password}
        onChange={setPassword}
      />
      <SignInCheck state={check} />
      <Button type="submit" pending={isPending} pendingLabel={words.signingIn}>
        {words.signIn}
      </Button>
      <PasskeyButton email={email} onDone={onDone} />
    </form>
  );
}

type Ways = ReplyOf<typeof readSignInMethods>;

/** The available sign-in methods; undefined while loading. */
function useWaysIn(): Ways | undefined {
  const [ways, setWays] = useState<Ways>();
  useEffect(() => {
    call("GET /api/auth/ways", {}).then(setWays, () =>
      setWays({ password: true, singleSignOn: null }),
    );
  }, []);
  return ways;
}

/** Opens the identity provider in another tab, so that this screen stays open, and waits for the new session. */
export function SignOnAgain({
  name,
  isProof,
  onDone,
}: {
  name: string;
  /** Whether the provider must ask for credentials even if the user is signed in there. */
  isProof: boolean;
  onDone: () => void;
}) {
  const words = useWords(loginWords);
  useEffect(() => {
    const before = readText("token");
    return onStorageChange(() => {
      if (![before, undefined].includes(readText("token"))) onDone();
    });
  }, [onDone]);
  return (
    <OutsideLink
      href={`${signOnPath}${isProof ? "?again=yes" : ""}`}
      newTabLabel={words.inNewTab}
    >
      {words.againWith(name)}
    </OutsideLink>
  );
}
