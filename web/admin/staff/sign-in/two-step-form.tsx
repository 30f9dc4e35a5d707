import { useState } from "react";
import {
  FirstPasskey,
  PasskeyButton,
} from "#web/admin/staff/passkeys/passkey-button.tsx";
import {
  CodeField,
  RecoveryCodes,
  SetUpTwoStep,
} from "#web/admin/staff/two-step/two-step.tsx";
import { useProblems } from "#web/admin/use-problems.ts";
import { useAction } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { keepToken } from "#web/core/calls/session.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { passkeysWords } from "#web/i18n/admin/staff/passkeys.words.ts";
import { twoStepWords } from "#web/i18n/admin/staff/two-step.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { SignInStep } from "./sign-in-step.tsx";
import type { PendingTwoStep } from "./use-sign-in.ts";

type Props = {
  pendingTwoStep: PendingTwoStep;
  onDone: () => void;
  onStartAgain: () => void;
};

/** The second step of signing in: a code, or setting up two-step verification if it is required. */
export function TwoStepForm(props: Props) {
  const { next } = props.pendingTwoStep;
  return next === "code" ? <CodeForm {...props} /> : <FirstApp {...props} />;
}

function CodeForm({ pendingTwoStep, onDone, onStartAgain }: Props) {
  const { proof, by } = pendingTwoStep;
  const words = useWords(twoStepWords);
  const passkeys = useWords(passkeysWords);
  const [code, setCode] = useState("");
  const { run, isPending, messages } = useAction("POST /api/auth/second", {
    failure: "server-messages",
    revalidate: false,
  });

  const { form, errorOf } = useProblems(async () => {
    const outcome = await run({ body: { proof, code } });
    if (!outcome.ok) return setCode("");
    keepToken(outcome.reply.token);
    onDone();
  });

  return (
    <SignInStep
      isFirst
      title={words.codeTitle}
      text={by.app ? words.codeText : words.recoveryText}
      form={form}
    >
      {by.passkey && <PasskeyButton proof={proof} onDone={onDone} />}
      {by.elsewhere && !by.passkey && (
        <Alert>{passkeys.elsewhere(by.elsewhere)}</Alert>
      )}
      <Messages of={messages} />
      <CodeField
        helper={by.app ? words.codeHelper : words.recoveryHelper}
        isAlone={!by.passkey}
        error={errorOf("code")}
        value={code}
        onChange={setCode}
      />
      <Button type="submit" pending={isPending} pendingLabel={words.checking}>
        {words.signIn}
      </Button>
      <Button kind="quiet" onClick={onStartAgain}>
        {words.startAgain}
      </Button>
    </SignInStep>
  );
}

function FirstApp({ pendingTwoStep: { proof }, onDone, onStartAgain }: Props) {
  const words = useWords(twoStepWords);
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <SignInStep title={words.mustTitle} text={words.mustText}>
      <FirstPasskey proof={proof} onAdded={setCodes} />
      <SetUpTwoStep
        offer={() => call("POST /api/auth/second/key", { body: { proof } })}
        confirm={async (code) => {
          const body = { proof, code };
          const reply = await call("POST /api/auth/second/confirm", { body });
          keepToken(reply.token);
          setCodes(reply.recoveryCodes);
        }}
        after={{ revalidate: false }}
      />
      <Button kind="quiet" onClick={onStartAgain}>
        {words.startAgain}
      </Button>
    </SignInStep>
  );
}
