import type { FormEvent } from "react";
import { shortestPhone } from "#shared/rules/contacts/phone.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import styles from "./share.module.css";
import { useTexting } from "./use-texting.ts";

interface SmsModalProps {
  result: string;
  onClose: () => void;
}

/** Sends the link to the visitor's own phone; the number goes no further than into that message. */
export function SmsModal({ result, onClose }: SmsModalProps) {
  const words = useWords(resultsWords);
  const texting = useTexting(result, onClose);
  const { phone, isWrong, isPending } = texting;

  function submit(event: FormEvent) {
    event.preventDefault();
    void texting.send();
  }
  return (
    <Modal
      isOpen
      title={words.smsTitle}
      closeLabel={words.close}
      onClose={onClose}
    >
      <p>{words.smsText}</p>
      <form noValidate className={styles.form} onSubmit={submit}>
        <Field
          kind="tel"
          autoComplete="tel"
          required
          minLength={shortestPhone}
          label={words.ownPhone}
          helper={words.ownPhoneHelper}
          error={isWrong ? words.phoneWrong : undefined}
          value={phone}
          onChange={texting.setPhone}
          onBlur={texting.complete}
        />
        {!isWrong && <Messages of={texting.messages} />}
        <Button
          type="submit"
          pending={isPending}
          pendingLabel={words.smsSending}
        >
          {words.smsSend}
        </Button>
      </form>
    </Modal>
  );
}
