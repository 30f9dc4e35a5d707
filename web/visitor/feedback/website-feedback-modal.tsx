import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { useState } from "react";
import { noAnswers, WebsiteFeedbackForm } from "./website-feedback-form.tsx";

interface WebsiteFeedbackModalProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Closed half-way, it opens again with what was typed. */
export function WebsiteFeedbackModal(modal: WebsiteFeedbackModalProps) {
  const words = useWords(feedbackWords);
  const [answers, setAnswers] = useState(noAnswers);
  function finish() {
    setAnswers(noAnswers);
    modal.onClose();
    toasts.show({ text: words.thanks, kind: "success" });
  }
  return (
    <Modal title={words.title} closeLabel={words.close} {...modal}>
      <WebsiteFeedbackForm
        answers={answers}
        onChange={setAnswers}
        onSent={finish}
      />
    </Modal>
  );
}
