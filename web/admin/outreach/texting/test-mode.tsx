import FlaskConical from "lucide-react/icons/flask-conical";
import { useWords } from "#web/core/language.tsx";
import type { Call } from "#web/core/calls/page-request.ts";
import { textingWords } from "#web/i18n/admin/outreach/messages/texting.words.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./texting.module.css";

/** Whether texts are only stored, because no SMS provider is set up; false if this cannot be loaded. */
export const readTestMode = (call: Call): Promise<boolean> =>
  call("GET /api/sms/mode", {}).then(
    ({ isTest }) => isTest,
    () => false,
  );

/** A notice that no SMS provider is set up. */
export function TestMode() {
  const { testMode } = useWords(textingWords);
  return (
    <span className={styles.testMode}>
      <Icon of={FlaskConical} size="small" />
      {testMode}
    </span>
  );
}
