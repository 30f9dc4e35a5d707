import { quizWords } from "#web/i18n/visitor/quiz.ts";
import { rankWords } from "#web/i18n/visitor/rank.ts";
import { NumberBadge } from "#web/ui/content/number-badge.tsx";
import { Lines, type PageProps } from "./parts.tsx";
import styles from "./pages.module.css";

/** Three pages that a parent sees one after the other. */
export function QuizPages({ say }: PageProps) {
  const { parentName, getStarted } = quizWords[say.language];
  return (
    <>
      <div className={styles.part}>
        <p className={styles.title}>{say.text("quiz.starttitle")}</p>
        <Lines of={2} />
        <p className={styles.strong}>{parentName}</p>
        <span aria-hidden="true" className={styles.input} />
        <p className={styles.call}>{getStarted}</p>
      </div>
      <div className={styles.band}>
        <p className={styles.title}>
          {say.text("quiz.topparentconcernstitle")}
        </p>
        <p>{say.text("quiz.topparentconcernstext")}</p>
        <Concerns />
        <p className={styles.call}>{rankWords[say.language].seeResults}</p>
      </div>
      <div className={styles.part}>
        <p className={styles.title}>{say.text("quiz.thankyoutitle")}</p>
        <p className={styles.lead}>{say.text("quiz.top3text")}</p>
        <Concerns />
      </div>
    </>
  );
}

function Concerns() {
  return [1, 2, 3].map((place) => (
    <div key={place} aria-hidden="true" className={styles.concern}>
      <NumberBadge>{place}</NumberBadge>
      <Lines of={1} />
    </div>
  ));
}
