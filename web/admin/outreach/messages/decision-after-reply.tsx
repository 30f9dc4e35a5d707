import { useRef } from "react";
import type { ReplyDecision } from "#shared/contract/outreach/sms.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { messagesWords } from "#web/i18n/admin/outreach/messages/messages.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import styles from "./messages.module.css";

type Props = { message: { _id: string; decision: ReplyDecision | null } };

/** Lets staff stop or continue the texts to a phone after an unclear reply. The decision can be changed. */
export function DecisionAfterReply({ message: { _id, decision } }: Props) {
  const words = useWords(messagesWords).decision;
  const line = useRef<HTMLParagraphElement>(null);
  const { run, isPending } = useAction("PUT /api/messages/:id/decision", {
    failure: "server-toasts",
  });

  async function decide(chosen: ReplyDecision) {
    const { ok } = await run({
      params: { id: _id },
      body: { decision: chosen },
    });
    // Move the focus, because the clicked button is gone.
    if (ok) line.current?.focus();
  }

  const button = (chosen: ReplyDecision, label: string) => (
    <Button
      compact
      kind={decision === null ? "secondary" : "quiet"}
      pending={isPending}
      onClick={() => void decide(chosen)}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.decision} data-decided={decision !== null}>
      <p ref={line} tabIndex={-1}>
        {words[decision ?? "open"]}
      </p>
      <div className={styles.decisionButtons}>
        {decision !== "stop" && button("stop", words.stopTexts)}
        {decision !== "keep" &&
          button("keep", decision ? words.allowTexts : words.keepTexts)}
      </div>
    </div>
  );
}
