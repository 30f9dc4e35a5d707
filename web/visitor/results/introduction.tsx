import type { Result } from "#shared/contract/quiz/results.ts";
import type { Settings } from "#shared/contract/content/settings.ts";
import { useWords } from "#web/core/language.tsx";
import { useSite, useTexts } from "#web/core/frame/site.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
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
      {view.kind !== "shared" && (
        <div data-only={view.kind === "server" ? "family" : undefined}>
          <FamilyTitle view={view} isCalm={isCalm} />
        </div>
      )}
      {view.kind !== "family" && (
        <div
          className={styles.introduction}
          data-only={view.kind === "server" ? "shared" : undefined}
        >
          <Clinic />
          <h1>{words.sharedTitle}</h1>
          <Text look="lead">{words.sharedText}</Text>
        </div>
      )}
    </header>
  );
}

/** Tells a relative or friend that a parent shared this page. */
function Clinic() {
  const name = useSite()?.clinic.clinicname;
  return name ? <Text look="eyebrow">{name}</Text> : null;
}

type TitleProps = Omit<IntroductionProps, "result">;

function FamilyTitle({ view, isCalm }: TitleProps) {
  const words = useWords(resultsWords);
  const site = useSite();
  if (isCalm && view.kind === "family") return <CalmTitle texts={view.texts} />;
  return site && !isCalm ? (
    <ThankYou texts={site.quiz} />
  ) : (
    <h1>{words.title}</h1>
  );
}

function CalmTitle({ texts }: { texts: ResultsTexts }) {
  return <h1>{useTexts(texts)("calmtitle")}</h1>;
}

function ThankYou({ texts }: { texts: Settings["quiz"] }) {
  return <h1>{useTexts(texts)("thankyoutitle")}</h1>;
}

/** The text by staff about the topics. On a phone it is below them. */
export function TopText({ view, isCalm }: TitleProps) {
  const site = useSite();
  if (view.kind === "shared" || !site) return null;
  if (isCalm)
    return view.kind === "family" ? <CalmText texts={view.texts} /> : null;
  return (
    <div data-only={view.kind === "server" ? "family" : undefined}>
      <Top3Text texts={site.quiz} />
    </div>
  );
}

function CalmText({ texts }: { texts: ResultsTexts }) {
  return <Text look="quiet">{useTexts(texts)("calmtext")}</Text>;
}

function Top3Text({ texts }: { texts: Settings["quiz"] }) {
  return <Text look="quiet">{useTexts(texts)("top3text")}</Text>;
}
