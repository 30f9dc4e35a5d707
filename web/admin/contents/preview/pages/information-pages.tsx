import {
  informationParts,
  promises,
} from "#shared/rules/content/information.ts";
import { informationWords } from "#web/i18n/visitor/information.ts";
import { quizWords } from "#web/i18n/visitor/quiz.ts";
import { Lines, type PageProps } from "./parts.tsx";
import styles from "./pages.module.css";

/** The start page with its few lines, and the page that it leads to. */
export function InformationPages({ say }: PageProps) {
  const words = informationWords[say.language];
  const { moreAbout, getStarted } = quizWords[say.language];
  const isWritten = (name: string) =>
    say.plain(`information.${name}`).trim() !== "";
  return (
    <>
      <div className={styles.part}>
        <p className={styles.title}>{say.text("quiz.starttitle")}</p>
        {promises.filter(isWritten).map((name) => (
          <p key={name}>{say.text(`information.${name}`)}</p>
        ))}
        <Lines of={2} />
        <p className={styles.strong}>{moreAbout}</p>
        <p className={styles.call}>{getStarted}</p>
      </div>
      <div className={styles.band}>
        <p className={styles.title}>{words.title}</p>
        {informationParts.filter(isWritten).map((name) => (
          <div key={name}>
            <p className={styles.strong}>{words.headings[name]}</p>
            <p className={styles.bio}>{say.text(`information.${name}`)}</p>
          </div>
        ))}
      </div>
    </>
  );
}
