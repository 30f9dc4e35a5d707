import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { isFull, withOwn } from "./visit-questions.ts";
import { OwnQuestionForm } from "./own-question-form.tsx";
import type { Visit } from "./visit-store.ts";

/** A button that opens a box for a question in one's own words. */
export function OwnQuestion({ visit }: { visit: Visit }) {
  const words = useWords(resultsWords);
  const [writing, setWriting] = useState<"not yet" | "now" | "done">("not yet");

  function add(text: string) {
    const { length } = visit.questions;
    if (isFull(visit.questions))
      return toasts.show({ text: words.full(length), kind: "warning" });
    visit.change((questions) => withOwn(questions, text, newKey()));
    toasts.show({ text: words.added, kind: "success" });
    setWriting("done");
  }
  if (writing !== "now")
    return (
      <Button
        kind="quiet"
        compact
        icon={Plus}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- back to where the writing began
        autoFocus={writing === "done"}
        onClick={() => setWriting("now")}
      >
        {words.writeOwn}
      </Button>
    );
  return (
    <OwnQuestionForm
      label={words.ownQuestion}
      submitLabel={words.add}
      onSubmit={add}
      onCancel={() => setWriting("done")}
    />
  );
}
