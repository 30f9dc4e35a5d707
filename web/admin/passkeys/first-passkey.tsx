import KeyRound from "lucide-react/icons/key-round";
import { deviceOf } from "#shared/rules/staff/device.ts";
import { useAttempt } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { keepToken } from "#web/core/calls/session.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { passkeysWords } from "#web/i18n/admin/passkeys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { makePasskey } from "./browser.ts";
import { usePasskeyTrouble } from "./use-passkey-trouble.ts";
import { usePasskeysHere } from "./use-passkeys-here.ts";

type Props = { proof: string; onAdded: (recoveryCodes: string[]) => void };

/** Makes a passkey instead of setting up an app, for who has no second step and needs one. */
export function FirstPasskey({ proof, onAdded }: Props) {
  const words = useWords(passkeysWords);
  const troubleOf = usePasskeyTrouble();
  const isHere = usePasskeysHere();
  const { run, isPending, messages } = useAttempt(
    async () => {
      const line = "POST /api/auth/second/passkey/first";
      const asked = await call(`${line}/options`, { body: { proof } });
      const credential = await makePasskey(asked);
      const name = deviceOf(navigator.userAgent) || words.title;
      const body = { proof, name, credential };
      const done = await call(line, { body });
      keepToken(done.token);
      onAdded(done.recoveryCodes);
    },
    { failure: { messagesOf: troubleOf }, revalidate: false },
  );

  if (!isHere) return null;
  return (
    <>
      <p>{words.firstText}</p>
      <Messages of={messages} />
      <Button
        icon={KeyRound}
        pending={isPending}
        pendingLabel={words.waiting}
        onClick={() => void run()}
      >
        {words.add}
      </Button>
      <p>{words.orApp}</p>
    </>
  );
}
