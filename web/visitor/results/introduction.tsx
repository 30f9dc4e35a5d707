import type { Result } from "#shared/contract/results.ts";
import type { Settings } from "#shared/contract/settings.ts";
import { useWords } from "#web/core/language.tsx";
import { useSite, useTexts } from "#web/core/frame/site.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Text } from "#web/ui/layout/text.tsx";
import type { ResultsTexts } from "#web/visitor/results/child/child-facts.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { useNames } from "#web/visitor/quiz/store.ts";
import styles from "./results.module.css";

interface IntroductionProps {
  result: Result;
  texts: ResultsTexts | undefined;
  isShared: boolean;
  isCalm: boolean;
}

export function Introduction({
  result,
  texts,
  isShared,
  isCalm,
}: IntroductionProps) {
  const words = useWords(resultsWords);
  const site = useSite();
  const { parentName } = useNames(result._id);
  return (
    <header className={styles.introduction}>
      {parentName && !isShared && (
        <Text look="eyebrow">{words.hello(parentName)}</Text>
      )}
      {!texts && (
        <p
          className={styles.roomForHello}
          data-only="named"
          aria-hidden="true"
        />
      )}
      {isCalm && !isShared && texts ? (
        <FewWorries texts={texts} />
      ) : site && !isCalm ? (
        <Thanks texts={site.quiz} isShared={isShared} isSent={!texts} />
      ) : (
        <h1>{words.title}</h1>
      )}
      {isShared && (
        <div data-only={texts ? undefined : "shared"}>
          <Text look="lead">{words.sharedText}</Text>
        </div>
      )}
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
  /** As it comes from the server, which cannot know who looks at it. */
  isSent: boolean;
}

/** The text below speaks of sending the page, which the shared page does not offer. */
function Thanks({ texts, isShared, isSent }: ThanksProps) {
  const say = useTexts(texts);
  return (
    <>
      <h1>{say("thankyoutitle")}</h1>
      {(isSent || !isShared) && (
        <div data-only={isSent ? "family" : undefined}>
          <Text look="lead">{say("top3text")}</Text>
        </div>
      )}
    </>
  );
}
