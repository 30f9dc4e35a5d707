import Languages from "lucide-react/icons/languages";
import { useLocation } from "react-router";
import type { Result } from "#shared/contract/results.ts";
import type { Settings } from "#shared/contract/settings.ts";
import { turnLanguage, useLanguage, useWords } from "#web/core/language.tsx";
import { languageOptions } from "#web/core/language.tsx";
import { useSite, useTexts } from "#web/core/frame/site.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import { firstName } from "#web/visitor/first-name.ts";
import { useNames } from "#web/visitor/quiz/store.ts";
import styles from "./results.module.css";
import type { ResultsTexts, ResultsView } from "./view.ts";

interface IntroductionProps {
  view: ResultsView;
  result: Result;
  isCalm: boolean;
}

export function Introduction({ view, result, isCalm }: IntroductionProps) {
  const words = useWords(resultsWords);
  const site = useSite();
  const { parentName } = useNames(result._id);
  return (
    <header className={styles.introduction}>
      {parentName && view.kind === "family" && (
        <Text look="eyebrow">{words.hello(firstName(parentName))}</Text>
      )}
      {view.kind === "server" && (
        <p
          className={styles.roomForHello}
          data-only="named"
          aria-hidden="true"
        />
      )}
      {isCalm && view.kind === "family" ? (
        <FewWorries texts={view.texts} />
      ) : site && !isCalm ? (
        <Thanks texts={site.quiz} kind={view.kind} />
      ) : (
        <h1>{words.title}</h1>
      )}
      {view.kind !== "family" && (
        <div data-only={view.kind === "server" ? "shared" : undefined}>
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
  kind: ResultsView["kind"];
}

/** A shared page leaves out the text, which mentions sharing. */
function Thanks({ texts, kind }: ThanksProps) {
  const say = useTexts(texts);
  return (
    <>
      <h1>{say("thankyoutitle")}</h1>
      {kind !== "shared" && (
        <div data-only={kind === "server" ? "family" : undefined}>
          <Text look="lead">{say("top3text")}</Text>
        </div>
      )}
    </>
  );
}

/** Switches the language of the whole page without loading it again. */
function LanguageChoice() {
  const label = useWords(resultsWords).language;
  const value = useLanguage();
  const { pathname } = useLocation();
  return (
    <form method="get" action={pathname}>
      <ToggleGroup
        look="plain"
        name="lang"
        label={label}
        options={languageOptions}
        value={value}
        onChoose={turnLanguage}
      >
        <Icon of={Languages} />
      </ToggleGroup>
    </form>
  );
}
