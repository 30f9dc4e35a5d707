import { longDate } from "#web/core/dates.ts";
import { concernsWords } from "#web/i18n/visitor/concerns.ts";
import { coreWords } from "#web/i18n/core/core.ts";
import { Lines, type PageProps } from "./parts.tsx";
import styles from "./pages.module.css";

/** The list of concerns stands for every page: it shows all of these texts. */
export function FramePage({ say }: PageProps) {
  const schedule = say.text("main.schedule");
  return (
    <>
      <div className={styles.part}>
        <p className={styles.title}>{concernsWords[say.language].listTitle}</p>
        <Lines of={3} />
        {schedule && <p className={styles.schedule}>{schedule}</p>}
      </div>
      <div className={styles.foot}>
        <p>{say.text("main.disclaimer")}</p>
        <p>{say.text("main.funding")}</p>
        <p>
          {say.text("main.copyright")}
          <Reviewed say={say} />
        </p>
      </div>
    </>
  );
}

function Reviewed({ say }: PageProps) {
  const date = say.plain("main.reviewedon");
  if (!date) return null;
  const { reviewedOn } = coreWords[say.language];
  return ` · ${reviewedOn(longDate(date, say.language))}`;
}
