import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { BackupState } from "#shared/contract/dashboard.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { dashboardWords } from "#web/i18n/admin/dashboard/dashboard.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./backup-line.module.css";

/** How the backups are; nothing where the server makes none. */
export function BackupLine({ backup }: { backup: BackupState | null }) {
  const words = useWords(dashboardWords);
  const language = useLanguage();
  if (backup === null) return null;
  const { state, newest } = backup;
  const isUrgent = state === "late" || state === "failing";
  const when = newest === null ? "" : dateAndTime(newest, language);
  return (
    <p className={styles.line} data-urgent={isUrgent}>
      <Icon of={isUrgent ? TriangleAlert : CircleCheck} />
      {words.backup[state](when)}
    </p>
  );
}
