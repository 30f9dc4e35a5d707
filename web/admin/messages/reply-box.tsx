import { type FormEvent, useState } from "react";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { messagesWords } from "#web/i18n/admin/messages/messages.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import styles from "./phone.module.css";

/** Writes back as the parent would, so that an answer can be tried without a phone. */
export function ReplyBox({ to }: { to: string }) {
  const words = useWords(messagesWords);
  const [body, setBody] = useState("");
  const { run, isPending, messages } = useAction("POST /api/sms/reply", {
    failure: "server-messages",
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isPending || body.trim() === "") return;
    const { ok } = await run({ body: { phone: to, body } });
    // What was typed meanwhile is the next reply.
    if (ok) setBody((now) => (now === body ? "" : now));
  }

  return (
    <form className={styles.reply} onSubmit={(event) => void send(event)}>
      <p className={styles.hint}>{words.replyHint}</p>
      <Field label={words.reply} value={body} onChange={setBody} />
      <Button type="submit" pending={isPending} pendingLabel={words.sending}>
        {words.send}
      </Button>
      <Messages of={messages} />
    </form>
  );
}
