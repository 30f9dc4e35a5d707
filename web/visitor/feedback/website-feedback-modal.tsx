import { useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.words.ts";
import { Text } from "#web/ui/layout/text.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { Modal } from "#web/ui/overlays/modal.tsx";
import type { WebsiteFeedback } from "./feedback.ts";
import { WebsiteFeedbackForm } from "./website-feedback-form.tsx";

interface WebsiteFeedbackModalProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The feedback dialog. If it is closed and opened again, the draft is still there. */
export function WebsiteFeedbackModal(modal: WebsiteFeedbackModalProps) {
  const words = useWords(feedbackWords);
  const [answers, setAnswers] = useState<WebsiteFeedback>();
  function finish() {
    setAnswers(undefined);
    modal.onClose();
    toasts.show({ text: words.thanks, kind: "success" });
  }
  return (
    <Modal title={words.title} closeLabel={words.close} {...modal}>
      <Text look="quiet">{words.text}</Text>
      <WebsiteFeedbackForm
        answers={answers}
        onChange={setAnswers}
        onSent={finish}
      />
    </Modal>
  );
}
