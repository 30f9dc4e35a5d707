import type { MouseEvent } from "react";
import { href } from "react-router";
import type { Result } from "#shared/contract/quiz/results.ts";
import { topCount } from "#shared/rules/quiz/ordering.ts";
import { useHydrated } from "#web/core/first-page/hydration.ts";
import { inLanguage, inMarkedLanguage } from "#web/core/in-language.ts";
import { isKiosk } from "#web/core/is-kiosk.ts";
import {
  LanguageProvider,
  useLanguage,
  useWords,
} from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { useReadingTime } from "#web/visitor/concerns/reading-time.ts";
import {
  ChildPageLink,
  useReturnedPanel,
} from "#web/visitor/concerns/child/child-page-link.tsx";
import { Choices } from "#web/visitor/concerns/choices/choices.tsx";
import { ConcernDetails } from "#web/visitor/concerns/concern-details.tsx";
import { ConcernLinks } from "#web/visitor/concerns/concern-links.tsx";
import { inShort } from "#web/visitor/concerns/in-short.ts";
import { ConcernVideo } from "#web/visitor/concerns/concern-video.tsx";
import { ConcernFeedbackForm } from "#web/visitor/feedback/concern-feedback-form.tsx";
import { TextSkeleton } from "#web/visitor/results/skeleton.tsx";
import {
  canChooseQuestions,
  type ResultsView,
} from "#web/visitor/results/view.ts";
import type { VisitState } from "#web/visitor/results/visit/visit-store.ts";
import { ListenButton } from "#web/visitor/listen/listen-button.tsx";
import { QuestionsToAsk, SuggestedQuestions } from "./questions-to-ask.tsx";
import type {
  LoadedTopic,
  TopicText,
} from "#web/visitor/results/topic-texts.ts";
import styles from "./topic.module.css";
import { Why } from "./why.tsx";

type RankedConcern = Result["orderedConcerns"][number];

interface TopicPanelProps {
  view: ResultsView;
  ranked: RankedConcern;
  /** The rank, starting at 1. Only the top ones are numbered. */
  place: number;
  answers: Result["answers"];
  text: TopicText | undefined;
  onLoad: () => void;
  visit: VisitState;
  /** Whether this parent has few worries, so that no answer explains the rank of a concern. */
  isCalm: boolean;
  next: RankedConcern | undefined;
}

export function TopicPanel({
  view,
  ranked,
  place,
  answers,
  text,
  onLoad,
  visit,
  isCalm,
  next,
}: TopicPanelProps) {
  const name = inMarkedLanguage(useLanguage(), ranked.name, ranked.name_es);
  const countTime = useReadingTime("/results/{id}", place);
  const isTop = place <= topCount;
  const isReturned = useReturnedPanel() === ranked._id;

  function toggle(isOpen: boolean) {
    countTime(isOpen);
    if (isOpen && text === undefined) onLoad();
  }
  return (
    <Disclosure
      title={<span lang={name.lang}>{name.words}</span>}
      number={isTop ? place : undefined}
      heading={isTop ? "h2" : "h3"}
      id={ranked._id}
      summary={<InShort text={text} />}
      defaultOpen={isReturned}
      onToggle={toggle}
    >
      <div id={textIdOf(ranked._id)} className={styles.panel}>
        {typeof text === "object" && (
          <ListenButton place="/results/{id}" topic={name.words} />
        )}
        {view.kind === "family" && !isCalm && (
          <Why {...{ ranked, place, answers }} />
        )}
        {view.kind === "server" && !isCalm && (
          <div className={styles.roomForWhy} data-only="family" />
        )}
        <TopicContent
          view={view}
          text={text ?? "loading"}
          onRetry={onLoad}
          visit={visit}
        />
        <Onward next={next} isPlain={view.kind === "server"} />
      </div>
    </Disclosure>
  );
}

export const topicsId = "my-topics";

/** The id of an element inside the panel, so that browsers open the panel for this anchor even without scripts. */
const textIdOf = (topic: string) => `${topic}-text`;

interface OnwardProps {
  next: RankedConcern | undefined;
  /**
   * Whether the page is not hydrated yet. The links are then shown only without scripts, because they would remove
   * `#share` from the address.
   */
  isPlain: boolean;
}

/** Links at the end of a text: to the next text and back to the list. */
function Onward({ next, isPlain }: OnwardProps) {
  const words = useWords(resultsWords);
  const language = useLanguage();
  function open(event: MouseEvent, id: string) {
    event.preventDefault();
    const panel = document.getElementById(id);
    panel?.setAttribute("open", "");
    const title = panel?.querySelector("summary");
    title?.focus({ preventScroll: true });
    title?.scrollIntoView();
  }
  function goBack(event: MouseEvent) {
    event.preventDefault();
    const topics = document.getElementById(topicsId);
    topics?.focus({ preventScroll: true });
    topics?.scrollIntoView();
  }
  return (
    <ul
      role="list"
      className={styles.onward}
      data-print="hide"
      data-only={isPlain ? "plain" : undefined}
    >
      {next && (
        <li>
          <a
            className={styles.next}
            href={`#${textIdOf(next._id)}`}
            onClick={(event) => open(event, next._id)}
          >
            {words.nextTopic(inLanguage(language, next.name, next.name_es))}
          </a>
        </li>
      )}
      <li>
        <a href={`#${topicsId}`} onClick={goBack}>
          {words.backToTopics}
        </a>
      </li>
    </ul>
  );
}

/** The answer in one sentence, below the title. */
function InShort({ text }: { text: TopicText | undefined }) {
  const language = useLanguage();
  if (typeof text !== "object") return null;
  const { words, lang } = inShort(language, text);
  return <span lang={lang}>{words}</span>;
}

interface TopicContentProps {
  view: ResultsView;
  text: TopicText;
  onRetry: () => void;
  visit: VisitState;
}

function TopicContent({ view, text, onRetry, visit }: TopicContentProps) {
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
  visit: VisitState;
}

function Content({ view, topic, visit }: ContentProps) {
  const isFamily = view.kind === "family";
  const isHydrated = useHydrated();
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
        <>
          <div data-only="scripts">
            <QuestionsToAsk concern={topic} visit={visit} view={view} />
          </div>
          {!isHydrated && (
            <div data-only="plain">
              <SuggestedQuestions concern={topic} only="family" />
            </div>
          )}
        </>
      )}
      <ConcernVideo concern={topic} />
      <ConcernLinks concern={topic} />
      <div>
        <ChildPageLink concern={topic} />
      </div>
      {isFamily && !isKiosk() && <ConcernFeedbackForm concern={topic._id} />}
    </>
  );
}

/** The text of a topic. If it is not loaded in this language, shows it in the other one. */
function ConcernText({ topic }: { topic: LoadedTopic }) {
  const language = useLanguage();
  const { textIn = language } = topic;
  if (textIn === "none") return <TextToCome concern={topic._id} />;
  if (textIn === language) return <ConcernDetails concern={topic} />;
  return (
    <div lang={textIn}>
      <LanguageProvider language={textIn}>
        <ConcernDetails concern={topic} />
      </LanguageProvider>
    </div>
  );
}

/** Shown until scripts have loaded the text. Without scripts, a link leads to it in the list of all topics. */
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
