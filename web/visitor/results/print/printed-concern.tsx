import type { Concern } from "#shared/contract/content/concerns.ts";
import { inLanguage, inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { ConcernDetails } from "#web/visitor/concerns/concern-details.tsx";
import { hostOf } from "#web/visitor/host-of.ts";
import type { TopicText } from "#web/visitor/results/topic-texts.ts";
import {
  isTicked,
  suggestionsOf,
  questionText,
} from "#web/visitor/results/visit/visit-questions.ts";
import type { VisitState } from "#web/visitor/results/visit/visit-store.ts";
import styles from "./print-sheet.module.css";

interface PrintedConcernProps {
  ranked: { _id: string; name: string; name_es: string };
  place: number;
  text: TopicText;
  visit: VisitState;
}

export function PrintedConcern({
  ranked,
  place,
  text,
  visit,
}: PrintedConcernProps) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  return (
    <section className={styles.concern}>
      <h2>
        <span className={styles.number}>{place}</span>
        {inLanguage(language, ranked.name, ranked.name_es)}
      </h2>
      {typeof text === "object" ? (
        <div>
          <ConcernDetails concern={text} />
          <MoreToAsk concern={text} visit={visit} />
          <PrintedLinks concern={text} />
        </div>
      ) : (
        <p>{text === "gone" ? words.concernGone : words.concernFailed}</p>
      )}
    </section>
  );
}

/** The suggested questions that were not ticked. The ticked ones are at the top of the sheet. */
function MoreToAsk({
  concern,
  visit,
}: {
  concern: Concern;
  visit: VisitState;
}) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  const more = suggestionsOf(concern, language).filter(
    (suggestion) => !isTicked(visit.questions, suggestion),
  );
  if (more.length === 0) return null;
  return (
    <>
      <h3>{visit.questions.length > 0 ? words.sheetMore : words.toAsk}</h3>
      <ul className={styles.boxes}>
        {more.map((suggestion) => (
          <li key={suggestion.key}>{questionText(suggestion, language)}</li>
        ))}
      </ul>
    </>
  );
}

/** Prints the link's title and site instead of its long address. */
function PrintedLinks({ concern }: { concern: Concern }) {
  const words = useWords(resultsWords);
  const links = inMarkedLanguage(
    useLanguage(),
    concern.externallinks,
    concern.externallinks_es,
  );
  if (links.words.length === 0) return null;
  return (
    <p className={styles.links} lang={links.lang}>
      <strong>{words.sheetLinks}: </strong>
      {links.words
        .map(({ name, url }) => `${name}, ${hostOf(url)}`)
        .join(" · ")}
    </p>
  );
}
