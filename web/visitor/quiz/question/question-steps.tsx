import type { MouseEvent } from "react";
import { ArrowLeft, ArrowRight } from "#web/ui/content/icons.tsx";
import { useWords } from "#web/core/language.tsx";
import { coreWords } from "#web/i18n/core/core.ts";
import { questionWords } from "#web/i18n/visitor/question.ts";
import { Button } from "#web/ui/actions/button.tsx";
import styles from "./question.module.css";

type Props = {
  isFirst: boolean;
  isLast: boolean;
  isSending: boolean;
  onPrevious: () => void;
};

/** Back and on; before the first question lies the start page, behind the last the results. */
export function QuestionSteps({
  isFirst,
  isLast,
  isSending,
  onPrevious,
}: Props) {
  const words = useWords(questionWords);
  const { oneMoment } = useWords(coreWords);
  function back(event: MouseEvent) {
    event.preventDefault();
    onPrevious();
  }
  return (
    <div className={styles.steps}>
      {/* Enter presses the first button of a form, which must not be the way back. */}
      <button type="submit" hidden aria-label={words.next} />
      <Button
        type="submit"
        name="do"
        value="back"
        kind="secondary"
        icon={ArrowLeft}
        onClick={back}
      >
        {isFirst ? words.edit : words.previous}
      </Button>
      <Button
        type="submit"
        iconAfter={ArrowRight}
        pending={isSending}
        pendingLabel={words.sending}
        earlyLabel={oneMoment}
      >
        {isLast ? words.getResults : words.next}
      </Button>
    </div>
  );
}
