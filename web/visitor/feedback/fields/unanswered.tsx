import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.ts";
import { Alert } from "#web/ui/notices/alert.tsx";

/** Why a feedback without any answer was not sent, scrolled to where it can be read. */
export function Unanswered() {
  const words = useWords(feedbackWords);
  return (
    <div ref={scrollTo}>
      <Alert kind="danger">{words.unanswered}</Alert>
    </div>
  );
}

function scrollTo(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}
