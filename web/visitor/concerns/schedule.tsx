import { type Site, useSite, useTexts } from "#web/core/frame/site.ts";
import styles from "./schedule.module.css";

/** How many doses: what every parent asks, whatever else worries them. */
export function Schedule() {
  const site = useSite();
  return site ? <ScheduleText main={site.main} /> : null;
}

function ScheduleText({ main }: { main: Site["main"] }) {
  const text = useTexts(main)("schedule");
  return text ? <p className={styles.schedule}>{text}</p> : null;
}
