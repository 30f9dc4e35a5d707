import {
  ageGroups,
  doseGroups,
  notesFor,
} from "#shared/rules/visit/child-notes.ts";
import { quizWords } from "#web/i18n/visitor/quiz.ts";
import { rankWords } from "#web/i18n/visitor/rank.ts";
import { childWords } from "#web/i18n/visitor/results/child.ts";
import { choicesWords } from "#web/i18n/visitor/results/choices.ts";
import { safetyWords } from "#web/i18n/visitor/results/safety.ts";
import { NumberBadge } from "#web/ui/content/number-badge.tsx";
import { Lines, type PageProps } from "./preview-parts.tsx";
import styles from "./preview.module.css";

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

const children = [
  ...ageGroups.map((age) => ({ age, doses: "none" as const })),
  ...doseGroups.slice(1).map((doses) => ({ age: null, doses })),
];

/** The card of the results, once for each age and for each number of doses. */
export function ResultsPage({ say }: PageProps) {
  const words = childWords[say.language];
  return (
    <>
      <div className={styles.part}>
        {children.map(({ age, doses }) => (
          <div key={`${age} ${doses}`} className={styles.schedule}>
            <p className={styles.strong}>{words.title}</p>
            <p>
              {age
                ? `${words.age}: ${words.ages[age]}`
                : `${words.doses}: ${words.dosesSoFar[doses]}`}
            </p>
            {notesFor({ age, doses }).map((note) => (
              <p key={note}>{say.text(`results.${note}`)}</p>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.band}>
        <p className={styles.title}>{say.text("results.calmtitle")}</p>
        <p className={styles.lead}>{say.text("results.calmtext")}</p>
      </div>
      <div className={styles.part}>
        <p className={styles.title}>
          {say.text("quiz.topparentconcernstitle")}
        </p>
        <p>{say.text("results.calmranking")}</p>
      </div>
      <ChoicesPart say={say} />
      <div className={styles.band}>
        <p className={styles.strong}>{safetyWords[say.language].title}</p>
        <p>{say.text("results.safety")}</p>
      </div>
    </>
  );
}

const choices = ["now", "later", "notnow"] as const;
const points = ["happens", "good", "bad"] as const;

function ChoicesPart({ say }: PageProps) {
  const words = choicesWords[say.language];
  return (
    <div className={styles.part}>
      <p className={styles.strong}>{words.title}</p>
      {choices.map((choice) => (
        <div key={choice}>
          <p className={styles.strong}>{words.choices[choice]}</p>
          {points.map((point) => (
            <p key={point}>
              {words.points[point]}: {say.text(`results.${choice}${point}`)}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
