import { useEffect, useState } from "react";
import { useLanguage } from "#web/core/language.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { forgetWhatIsGone, type Forgotten } from "./forgotten.ts";
import { SentLater } from "./sent-later.tsx";

export function OpeningNotices() {
  return (
    <>
      <ForgottenNotice />
      <SentLater />
    </>
  );
}

/** Says what was removed from this phone, because it was deleted on the server. */
function ForgottenNotice() {
  const language = useLanguage();
  const [forgotten, setForgotten] = useState<Forgotten>();
  useEffect(() => {
    let isHere = true;
    void forgetWhatIsGone(() => isHere).then(setForgotten, () => undefined);
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
