import type { Settings } from "#shared/contract/content/settings.ts";
import { useTexts } from "#web/core/frame/site.ts";
import styles from "./schedule.module.css";

export type ScheduleTexts = Pick<
  Settings["main"],
  "schedule_en" | "schedule_es"
>;

export function scheduleIn({ main }: Settings): ScheduleTexts {
  const { schedule_en, schedule_es } = main;
  return { schedule_en, schedule_es };
}

/** The staff's text about the number of doses. */
export function Schedule({ texts }: { texts: ScheduleTexts }) {
  const text = useTexts(texts)("schedule");
  return text ? <p className={styles.schedule}>{text}</p> : null;
}
