import { useEffect, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { readText } from "#web/core/storage.ts";
import { homeWords } from "#web/i18n/home.ts";
import { Alert } from "#web/ui/notices/alert.tsx";

/** Says what this phone had kept and has forgotten, because the clinic deleted it. */
export function ForgottenNotice() {
  const words = useWords(homeWords);
  const [forgotten, setForgotten] = useState<"results" | "link">();
  useEffect(() => {
    let isHere = true;
    // Most phones have kept nothing, and need not fetch what would look after it.
    if (readText("user") !== undefined)
      void import("#web/visitor/quiz/forgotten.ts")
        .then(({ forgetWhatIsGone }) => forgetWhatIsGone(() => isHere))
        .then(setForgotten, () => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  if (!forgotten) return null;
  return (
    <Alert kind="info" live="polite">
      {forgotten === "results" ? words.forgotten : words.linkForgotten}
    </Alert>
  );
}
