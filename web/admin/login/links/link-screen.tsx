import { useEffect, useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readLink } from "#shared/contract/staff-links.ts";
import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { staffLinkWords } from "#web/i18n/admin/login/staff-links.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Spinner } from "#web/ui/content/spinner.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { JoinForm } from "./join-form.tsx";
import { LinkStep } from "./link-step.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { toSignIn } from "./link-in.ts";

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
