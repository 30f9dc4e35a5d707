import { useState } from "react";
import { useAction } from "#web/core/calls/action.ts";
import { dropToken } from "#web/core/calls/session.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { staffLinkWords } from "#web/i18n/admin/login/staff-links.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { forgetSecret, toSignIn } from "./link-in.ts";
import { LinkStep } from "./link-step.tsx";

type Props = { link: { email: string }; secret: string };

/** Pressed and not only opened: programs that look at mail open links, too. */
export function ConfirmEmail({ link, secret }: Props) {
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
