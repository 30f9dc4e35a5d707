import type { Settings } from "#shared/contract/settings.ts";
import { useWords } from "#web/core/language.tsx";
import { useSite, useTexts } from "#web/core/frame/site.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Text } from "#web/ui/layout/text.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { useNames } from "#web/visitor/quiz/visitor.ts";
import styles from "./results.module.css";

interface IntroductionProps {
  result: string;
  isShared: boolean;
}

export function Introduction({ result, isShared }: IntroductionProps) {
  const words = useWords(resultsWords);
  const site = useSite();
  const { parentName } = useNames(result);
  return (
    <header className={styles.introduction}>
      {parentName && !isShared && (
        <Text look="eyebrow">{words.hello(parentName)}</Text>
      )}
      {site ? <Thanks texts={site.quiz} /> : <h1>{words.title}</h1>}
      <LanguageChoice />
    </header>
  );
}

function Thanks({ texts }: { texts: Settings["quiz"] }) {
  const say = useTexts(texts);
  return (
    <>
      <h1>{say("thankyoutitle")}</h1>
      <Text look="lead">{say("top3text")}</Text>
    </>
  );
}
