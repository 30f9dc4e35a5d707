import { useEffect, useState } from "react";
import { useLanguage } from "#web/core/language.tsx";
import { readText } from "#web/core/storage/storage.ts";
import { Alert } from "#web/ui/notices/alert.tsx";
import type { Forgotten } from "./forgotten.ts";

/** Says what was removed from this phone, because it was deleted on the server. */
export function ForgottenNotice() {
  const language = useLanguage();
  const [forgotten, setForgotten] = useState<Forgotten>();
  useEffect(() => {
    let isHere = true;
    // Most phones have kept nothing, and need not fetch what would look after it, nor its words.
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
      {forgotten[language]}
    </Alert>
  );
}
