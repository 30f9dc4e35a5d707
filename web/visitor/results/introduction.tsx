import type { Result } from "#shared/contract/results.ts";
import type { Settings } from "#shared/contract/settings.ts";
import { hasFewWorries } from "#shared/rules/ordering.ts";
import { useWords } from "#web/core/language.tsx";
import { useSite, useTexts } from "#web/core/frame/site.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Text } from "#web/ui/layout/text.tsx";
import type { ResultsTexts } from "./child/child-facts.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { useNames } from "#web/visitor/quiz/visitor.ts";
import styles from "./results.module.css";

interface IntroductionProps {
  result: Result;
  texts: ResultsTexts;
  isShared: boolean;
}

export function Introduction({ result, texts, isShared }: IntroductionProps) {
  const words = useWords(resultsWords);
  const site = useSite();
  const { parentName } = useNames(result._id);
  const isCalm = hasFewWorries(result.orderedConcerns);
  return (
    <header className={styles.introduction}>
      {parentName && !isShared && (
        <Text look="eyebrow">{words.hello(parentName)}</Text>
      )}
      {isCalm && !isShared ? (
        <FewWorries texts={texts} />
      ) : site && !isCalm ? (
        <Thanks texts={site.quiz} isShared={isShared} />
      ) : (
        <h1>{words.title}</h1>
      )}
      {isShared && <Text look="lead">{words.sharedText}</Text>}
      <LanguageChoice />
    </header>
  );
}

function FewWorries({ texts }: { texts: ResultsTexts }) {
  const say = useTexts(texts);
  return (
    <>
      <h1>{say("calmtitle")}</h1>
      <Text look="lead">{say("calmtext")}</Text>
    </>
  );
}

interface ThanksProps {
  texts: Settings["quiz"];
  isShared: boolean;
}

/** The text below speaks of sending the page, which the shared page does not offer. */
function Thanks({ texts, isShared }: ThanksProps) {
  const say = useTexts(texts);
  return (
    <>
      <h1>{say("thankyoutitle")}</h1>
      {!isShared && <Text look="lead">{say("top3text")}</Text>}
    </>
  );
}
