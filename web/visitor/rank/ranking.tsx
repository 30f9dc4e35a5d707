import {
  type FormEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import {
  type Blocker,
  href,
  useActionData,
  useBlocker,
  useNavigate,
} from "react-router";
import type { Settings } from "#shared/contract/content/settings.ts";
import type { Result } from "#shared/contract/quiz/results.ts";
import { hasFewWorries, topCount } from "#shared/rules/quiz/ordering.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { isReloading, useLanguage, useWords } from "#web/core/language.tsx";
import { useSite, useTexts } from "#web/core/frame/site.ts";
import { calmWords } from "#web/i18n/visitor/results/calm.words.ts";
import { rankWords } from "#web/i18n/visitor/rank.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { BottomBar } from "#web/ui/layout/bottom-bar.tsx";
import { Progress } from "#web/ui/notices/progress.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { ArrowLeft, Info } from "#web/ui/content/icons.tsx";
import { SortableList } from "#web/ui/sortable/sortable-list.tsx";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { isRouteLoaded } from "#web/core/runtime/route-modules.ts";
import { useNextScreen } from "#web/core/runtime/screen-guard.tsx";
import {
  type RankedConcern,
  restoreOrder,
  isInProgress,
} from "#web/visitor/quiz/model.ts";
import { changeQuiz, readQuiz, useQuiz } from "#web/visitor/quiz/store.ts";
import { useSubmit } from "#web/visitor/quiz/submit.ts";
import styles from "./rank-screen.module.css";

const fetchModal = () =>
  import("#web/ui/overlays/modal.tsx").then((file) => ({
    default: file.Modal,
  }));
const Modal = lazy(fetchModal);

type Saving = ReturnType<typeof useRanking>;

interface RankingProps {
  draft: Result;
  /** The texts to show instead to a parent with few worries. */
  calm: Settings["results"] | undefined;
}

/** The staff's text above the list. */
function Heading({ calm }: Pick<RankingProps, "calm">) {
  const site = useSite();
  return site ? <Titles texts={{ ...site.quiz, ...calm }} /> : null;
}

function Titles({
  texts,
}: {
  texts: Settings["quiz"] & Partial<Settings["results"]>;
}) {
  const say = useTexts(texts);
  return (
    <>
      <h1>{say("topparentconcernstitle")}</h1>
      <p>{say("calmranking") || say("topparentconcernstext")}</p>
    </>
  );
}

function bringIntoSight(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: "nearest" });
}

/** The state of the submission, above the sticky button. */
function Notice({ hasFailed, sending }: Pick<Saving, "hasFailed" | "sending">) {
  const words = useWords(rankWords);
  if (!hasFailed && sending !== "waiting") return null;
  return (
    <div ref={bringIntoSight}>
      {hasFailed ? (
        <Alert kind="danger">{words.cannotSet}</Alert>
      ) : (
        <Alert kind="info" live="polite">
          {words.waiting}
        </Alert>
      )}
    </div>
  );
}

export function Ranking({ draft, calm }: RankingProps) {
  const words = useWords(rankWords);
  const calmly = useWords(calmWords);
  const language = useLanguage();
  const { concerns, reorder, save, sending, hasFailed, isDone } =
    useRanking(draft);
  const guard = useLeaveGuard(isDone);
  // Load the dialog early, because the connection may be lost later.
  useEffect(() => void fetchModal().catch(() => undefined), []);
  const nameOf = (concern: (typeof concerns)[number]) =>
    inLanguage(language, concern.name, concern.name_es);
  function submit(event: FormEvent) {
    event.preventDefault();
    save();
  }
  return (
    <form
      className={styles.ranking}
      method="post"
      action={href("/rank/:id", { id: draft._id })}
      onSubmit={submit}
    >
      <Progress
        label={words.progress}
        value={1}
        max={1}
        text={words.lastStep}
      />
      <Heading calm={calm} />
      <p className={styles.notYet}>
        <Icon of={Info} />
        {words.notYet}
      </p>
      <SortableList
        label={hasFewWorries(concerns) ? calmly.list : words.list}
        items={concerns}
        keyOf={({ _id }) => _id}
        nameOf={nameOf}
        render={nameOf}
        top={topCount}
        onReorder={reorder}
        words={words.sortable}
      />
      <Notice hasFailed={hasFailed} sending={sending} />
      <BottomBar>
        <ButtonLink
          kind="secondary"
          icon={ArrowLeft}
          to={href("/question/:number", {
            number: String(draft.answers.length),
          })}
        >
          {words.previous}
        </ButtonLink>
        <Button
          type="submit"
          name="do"
          value="save"
          pending={sending !== "not" || guard.isGoingOn}
          pendingLabel={words.saving}
        >
          {words.seeResults}
        </Button>
      </BottomBar>
      {guard.isAsking && <LeaveModal guard={guard} />}
    </form>
  );
}

/** Asks before leaving. Staying is the main choice, because the order is not saved yet. */
function LeaveModal({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  const words = useWords(rankWords);
  const { close, oneMoment } = useWords(coreWords);
  return (
    <Suspense>
      <Modal
        isOpen
        role="alertdialog"
        title={words.leaveTitle}
        closeLabel={close}
        onClose={guard.stay}
        actions={
          <>
            <Button onClick={guard.stay}>{words.leaveNo}</Button>
            <Button
              kind="secondary"
              pending={guard.isLeaving}
              pendingLabel={oneMoment}
              onClick={guard.leave}
            >
              {words.leaveYes}
            </Button>
          </>
        }
      >
        {words.leave}
      </Modal>
    </Suspense>
  );
}

/** Orders the concerns and submits the order as the final result. */
function useRanking(draft: Result) {
  const navigate = useNavigate();
  const quiz = useQuiz();
  const [concerns, setConcerns] = useState(() => restoreOrder(draft, quiz));
  const isRefused = useActionData() !== undefined;
  const isDone = useRef(false);
  const { submit, sending, hasFailed } = useSubmit(
    "order",
    () =>
      readQuiz().draft === draft._id && isInProgress(readQuiz()) === "order",
    (id) => {
      isDone.current = true;
      return navigate(href("/results/:id", { id }), { replace: true });
    },
    isRefused,
  );

  function store(order: RankedConcern[], key?: { rankKey: undefined }) {
    const ids = order.map(({ _id }) => _id);
    changeQuiz((quiz) => ({ ...quiz, ...key, draft: draft._id, order: ids }));
  }

  function reorder(moved: RankedConcern[]) {
    setConcerns(moved);
    store(moved, { rankKey: undefined });
  }

  function save() {
    if (sending !== "not") return;
    // Store the order, so that it can be sent even after this page is closed.
    store(concerns);
    void submit();
  }

  return { concerns, reorder, save, sending, hasFailed, isDone };
}

/** Asks before the visitor leaves without submitting: by a link, by Back, or by closing the page. */
function useLeaveGuard(isDone: RefObject<boolean>) {
  const [chosen, setChosen] = useState<Blocker>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      (!isDone.current || !isRouteLoaded(nextLocation.pathname)),
  );
  const isLeaving = chosen === blocker;
  useNextScreen(blocker, isLeaving || isDone.current);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isDone.current && !isReloading()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDone]);
  return {
    isAsking: blocker.state === "blocked" && !isDone.current,
    isLeaving,
    /** True once everything is submitted and the next screen is loading. */
    isGoingOn: blocker.state !== "unblocked" && isDone.current,
    leave: () => setChosen(blocker),
    stay: () => blocker.reset?.(),
  };
}
