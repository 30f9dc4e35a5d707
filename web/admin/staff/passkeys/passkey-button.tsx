import KeyRound from "lucide-react/icons/key-round";
import type { ReactNode } from "react";
import { deviceOf } from "#shared/rules/staff/device.ts";
import { useMutation } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { keepToken } from "#web/core/calls/session.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { passkeysWords } from "#web/i18n/admin/staff/passkeys.words.ts";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import {
  makePasskey,
  signByPasskey,
  usePasskeysHere,
  usePasskeyTrouble,
} from "./passkeys.ts";

type Props = {
  /** Proves that the password was correct. Without it, the passkey alone signs in. */
  proof?: string;
  /** When the current user has to confirm their identity: the only account that may sign in. */
  email?: string;
  onDone: () => void;
};

async function signIn({ proof, email }: Pick<Props, "proof" | "email">) {
  if (proof === undefined) {
    const options = await call("POST /api/auth/passkey/options", {});
    const credential = await signByPasskey(options);
    const body = { credential, ...(email !== undefined && { email }) };
    return call("POST /api/auth/passkey", { body });
  }
  const options = await call("POST /api/auth/second/passkey/options", {
    body: { proof },
  });
  const credential = await signByPasskey(options);
  const body = { proof, credential };
  return call("POST /api/auth/second/passkey", { body });
}

/** Signs in with a passkey; hidden if the browser does not support passkeys. */
export function PasskeyButton({ onDone, ...account }: Props) {
  const words = useWords(passkeysWords);
  return (
    <PasskeyAction
      kind="secondary"
      label={account.proof === undefined ? words.signIn : words.useIt}
      act={async () => {
        const { token } = await signIn(account);
        keepToken(token);
        onDone();
      }}
    />
  );
}

type FirstProps = { proof: string; onAdded: (recoveryCodes: string[]) => void };

/** Adds a passkey instead of an app when two-step verification is required. */
export function FirstPasskey({ proof, onAdded }: FirstProps) {
  const words = useWords(passkeysWords);
  return (
    <PasskeyAction
      before={<p>{words.firstText}</p>}
      label={words.add}
      act={async () => {
        const line = "POST /api/auth/second/passkey/first";
        const options = await call(`${line}/options`, { body: { proof } });
        const credential = await makePasskey(options);
        const name = deviceOf(navigator.userAgent) || words.title;
        const body = { proof, name, credential };
        const reply = await call(line, { body });
        keepToken(reply.token);
        onAdded(reply.recoveryCodes);
      }}
      after={<p>{words.orApp}</p>}
    />
  );
}

type ActionProps = Pick<ButtonProps, "kind"> & {
  before?: ReactNode;
  label: string;
  act: () => Promise<void>;
  after?: ReactNode;
};

function PasskeyAction({ before, act, label, after, ...look }: ActionProps) {
  const words = useWords(passkeysWords);
  const troubleOf = usePasskeyTrouble();
  const isHere = usePasskeysHere();
  const { run, isPending, messages } = useMutation(act, {
    failure: { messagesOf: troubleOf },
    revalidate: false,
  });
  if (!isHere) return null;
  return (
    <>
      {before}
      <Messages of={messages} />
      <Button
        {...look}
        icon={KeyRound}
        pending={isPending}
        pendingLabel={words.waiting}
        onClick={() => void run()}
      >
        {label}
      </Button>
      {after}
    </>
  );
}
