import { href } from "react-router";
import {
  LanguageProvider,
  useLanguage,
  useWords,
} from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { ChildPageLink } from "#web/visitor/concerns/child/child-page-link.tsx";
import { Choices } from "#web/visitor/concerns/choices/choices.tsx";
import { ConcernContent } from "#web/visitor/concerns/concern-content.tsx";
import { ConcernLinks } from "#web/visitor/concerns/concern-links.tsx";
import { ConcernVideo } from "#web/visitor/concerns/concern-video.tsx";
import { ConcernFeedbackForm } from "#web/visitor/feedback/concern-feedback-form.tsx";
import type { ResultsTexts } from "#web/visitor/results/child/child-facts.ts";
import type {
  ReadConcern,
  Reading,
} from "#web/visitor/results/concern-readings.ts";
import { useFeedbackSent } from "#web/visitor/results/plain/answered.ts";
import { TextSkeleton } from "#web/visitor/results/unready/results-skeleton.tsx";
import type { Visit } from "#web/visitor/results/visit/visit-store.ts";
import { QuestionsToAsk, SuggestedQuestions } from "./questions-to-ask.tsx";

interface PanelContentProps {
  reading: Reading;
  texts: ResultsTexts | undefined;
  onRetry: () => void;
  visit: Visit;
  isShared: boolean;
  mayChoose: boolean;
  isSent: boolean;
}

export function PanelContent({
  reading,
  texts,
  onRetry,
  visit,
  isShared,
  mayChoose,
  isSent,
}: PanelContentProps) {
  const words = useWords(resultsWords);
  if (reading === "loading")
    return <TextSkeleton label={words.concernLoading} />;
  if (reading === "gone") return <p>{words.concernGone}</p>;
  if (reading === "failed") return <NotRead onRetry={onRetry} />;
  const choice = { visit, isShared, mayChoose, isSent };
  return (
    <>
      {reading.hasFailed && <NotRead onRetry={onRetry} />}
      <Content concern={reading} {...{ texts, ...choice }} />
    </>
  );
}

function NotRead({ onRetry }: { onRetry: () => void }) {
  const words = useWords(resultsWords);
  return (
    <>
      <Alert kind="warning" live="polite">
        {words.concernFailed}
      </Alert>
      <div>
        <Button kind="secondary" compact onClick={onRetry}>
          {words.tryAgain}
        </Button>
      </div>
    </>
  );
}

interface ContentProps {
  concern: ReadConcern;
  texts: ResultsTexts | undefined;
  visit: Visit;
  isShared: boolean;
  mayChoose: boolean;
  isSent: boolean;
}

function Content(props: ContentProps) {
  const { concern, texts, visit, isShared, mayChoose, isSent } = props;
  return (
    <>
      <ConcernText concern={concern} />
      {texts && !isShared && <Choices texts={texts} />}
      {isShared && (
        <SuggestedQuestions
          concern={concern}
          only={mayChoose ? "shared" : undefined}
        />
      )}
      {mayChoose && <QuestionsToAsk {...{ concern, visit, isSent }} />}
      <ConcernVideo concern={concern} />
      <ConcernLinks concern={concern} />
      <div>
        <ChildPageLink concern={concern} />
      </div>
      {!isShared && <Feedback concern={concern._id} />}
    </>
  );
}

/** The text of a topic; in the language it was read in, while the other one is not here. */
function ConcernText({ concern }: { concern: ReadConcern }) {
  const language = useLanguage();
  const { textIn = language } = concern;
  if (textIn === "none") return <TextToCome concern={concern._id} />;
  if (textIn === language) return <ConcernContent concern={concern} />;
  return (
    <div lang={textIn}>
      <LanguageProvider language={textIn}>
        <ConcernContent concern={concern} />
      </LanguageProvider>
    </div>
  );
}

/** The phone reads it; where no script runs, it stands among all topics. */
function TextToCome({ concern }: { concern: string }) {
  const words = useWords(resultsWords);
  return (
    <>
      <div data-only="scripts">
        <TextSkeleton label={words.concernLoading} />
      </div>
      <p data-only="plain">
        <Link look="standalone" to={`${href("/concerns")}#${concern}`}>
          {words.readTopic}
        </Link>
      </p>
    </>
  );
}

function Feedback({ concern }: { concern: string }) {
  const { unsent, wasSent } = useFeedbackSent(concern);
  return <ConcernFeedbackForm {...{ concern, unsent, wasSent }} />;
}
