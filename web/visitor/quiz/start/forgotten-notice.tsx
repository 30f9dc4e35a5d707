import { useEffect, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { readText } from "#web/core/storage/storage.ts";
import { forgottenWords } from "#web/i18n/visitor/forgotten.ts";
import { Alert } from "#web/ui/notices/alert.tsx";

/** Says what was removed from this phone, because it was deleted on the server. */
export function ForgottenNotice() {
  const words = useWords(forgottenWords);
  const [forgotten, setForgotten] = useState<"results" | "link">();
  useEffect(() => {
    let isHere = true;
    // Most phones have kept nothing, and need not fetch what would look after it.
    if (readText("user") !== undefined)
      void import("./forgotten.ts")
        .then(({ forgetWhatIsGone }) => forgetWhatIsGone(() => isHere))
        .then(setForgotten, () => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  if (!forgotten) return null;
  return (
    <Alert kind="info" live="polite">
      {words[forgotten]}
    </Alert>
  );
}
