import KeyRound from "lucide-react/icons/key-round";
import { useAttempt } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { keepToken } from "#web/core/calls/session.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { passkeysWords } from "#web/i18n/admin/passkeys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { signByPasskey } from "./browser.ts";
import { usePasskeyTrouble } from "./use-passkey-trouble.ts";
import { usePasskeysHere } from "./use-passkeys-here.ts";

type Props = {
  /** Of the right password before; without it the passkey is all that is needed. */
  proof?: string;
  /** Of who is signed in, where they are asked again: no other account is let in. */
  email?: string;
  onDone: () => void;
};

async function signIn({ proof, email }: Pick<Props, "proof" | "email">) {
  if (proof === undefined) {
    const asked = await call("POST /api/auth/passkey/options", {});
    const credential = await signByPasskey(asked);
    const body = { credential, ...(email !== undefined && { email }) };
    return call("POST /api/auth/passkey", { body });
  }
  const asked = await call("POST /api/auth/second/passkey/options", {
    body: { proof },
  });
  const credential = await signByPasskey(asked);
  const body = { proof, credential };
  return call("POST /api/auth/second/passkey", { body });
}

/** Signs in by a passkey, where this browser has such a thing. */
export function PasskeyButton({ onDone, ...whose }: Props) {
  const words = useWords(passkeysWords);
  const troubleOf = usePasskeyTrouble();
  const isHere = usePasskeysHere();
  const { run, isPending, messages } = useAttempt(
    async () => {
      const { token } = await signIn(whose);
      keepToken(token);
      onDone();
    },
    { failure: { messagesOf: troubleOf }, revalidate: false },
  );

  if (!isHere) return null;
  return (
    <>
      <Messages of={messages} />
      <Button
        kind="secondary"
        icon={KeyRound}
        pending={isPending}
        pendingLabel={words.waiting}
        onClick={() => void run()}
      >
        {whose.proof === undefined ? words.signIn : words.useIt}
      </Button>
    </>
  );
}
