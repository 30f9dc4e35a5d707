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
import { useRating } from "#web/visitor/results/action-data.ts";
import { TextSkeleton } from "#web/visitor/results/skeleton.tsx";
import {
  canChooseQuestions,
  type ResultsView,
} from "#web/visitor/results/view.ts";
import type { Visit } from "#web/visitor/results/visit/visit-store.ts";
import { QuestionsToAsk, SuggestedQuestions } from "./questions-to-ask.tsx";
import type {
  LoadedTopic,
  TopicText,
} from "#web/visitor/results/topic-texts.ts";

interface TopicContentProps {
  view: ResultsView;
  text: TopicText;
  onRetry: () => void;
  visit: Visit;
}

export function TopicContent({
  view,
  text,
  onRetry,
  visit,
}: TopicContentProps) {
  const words = useWords(resultsWords);
  if (text === "loading") return <TextSkeleton label={words.concernLoading} />;
  if (text === "gone") return <p>{words.concernGone}</p>;
  if (text === "failed") return <LoadFailed onRetry={onRetry} />;
  return (
    <>
      {text.hasFailed && <LoadFailed onRetry={onRetry} />}
      <Content view={view} topic={text} visit={visit} />
    </>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
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
  view: ResultsView;
  topic: LoadedTopic;
  visit: Visit;
}

function Content({ view, topic, visit }: ContentProps) {
  const isFamily = view.kind === "family";
  const canChoose = canChooseQuestions(view);
  return (
    <>
      <ConcernText topic={topic} />
      {isFamily && <Choices texts={view.texts} />}
      {!isFamily && (
        <SuggestedQuestions
          concern={topic}
          only={canChoose ? "shared" : undefined}
        />
      )}
      {canChoose && (
        <QuestionsToAsk concern={topic} visit={visit} view={view} />
      )}
      <ConcernVideo concern={topic} />
      <ConcernLinks concern={topic} />
      <div>
        <ChildPageLink concern={topic} />
      </div>
      {isFamily && <Feedback concern={topic._id} />}
    </>
  );
}

/** The text of a topic, in the other language as long as this one is not loaded. */
function ConcernText({ topic }: { topic: LoadedTopic }) {
  const language = useLanguage();
  const { textIn = language } = topic;
  if (textIn === "none") return <TextToCome concern={topic._id} />;
  if (textIn === language) return <ConcernContent concern={topic} />;
  return (
    <div lang={textIn}>
      <LanguageProvider language={textIn}>
        <ConcernContent concern={topic} />
      </LanguageProvider>
    </div>
  );
}

/** Scripts load the text; without scripts a link leads to it in the list of all topics. */
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
  return <ConcernFeedbackForm concern={concern} rating={useRating(concern)} />;
}
