import { useEffect, useState } from "react";
import * as v from "valibot";
import { keepInTab, takeFromTab } from "#web/core/first-page/typed-text.ts";
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

const draftKey = "feedback";
const yesOrNo = v.optional(v.boolean());
const draftShape = v.object({
  type: v.literal("website"),
  useful: yesOrNo,
  findinformation: yesOrNo,
  wouldrecommend: yesOrNo,
  addorimprove: v.string(),
});

/** The feedback dialog. Its draft stays while it is closed, and when the page is reloaded in another language. */
export function WebsiteFeedbackModal(modal: WebsiteFeedbackModalProps) {
  const words = useWords(feedbackWords);
  const [answers, setAnswers] = useState<WebsiteFeedback | undefined>(
    () => takeFromTab(draftKey, draftShape) as WebsiteFeedback | undefined,
  );
  useEffect(() => {
    if (answers) keepInTab(draftKey, answers);
  }, [answers]);
  function finish() {
    setAnswers(undefined);
    takeFromTab(draftKey, draftShape);
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
