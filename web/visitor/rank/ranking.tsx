import { type FormEvent, lazy, Suspense, useEffect } from "react";
import { href } from "react-router";
import type { Settings } from "#shared/contract/settings.ts";
import type { Result } from "#shared/contract/results.ts";
import { hasFewWorries, topCount } from "#shared/rules/ordering.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useSite, useTexts } from "#web/core/frame/site.ts";
import { calmWords } from "#web/i18n/visitor/results/calm.ts";
import { rankWords } from "#web/i18n/visitor/rank.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { SortableList } from "#web/ui/sortable/sortable-list.tsx";
import styles from "./rank-screen.module.css";
import { useLeaveGuard } from "./leave-guard.ts";
import { useRanking } from "./use-ranking.ts";

const fetchLeaveModal = () => import("./leave-modal.tsx");
const LeaveModal = lazy(fetchLeaveModal);

type Saving = ReturnType<typeof useRanking>;

interface RankingProps {
  draft: Result;
  /** What is said instead where little worries. */
  calm: Settings["results"] | undefined;
}

/** The words above the list are the staff's. */
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

/** How handing in goes; above the button that stays in sight, which leaves the list its room. */
function Notice({ failure, sending }: Pick<Saving, "failure" | "sending">) {
  const words = useWords(rankWords);
  if (!failure && sending !== "waiting") return null;
  return (
    <div ref={bringIntoSight}>
      {failure ? (
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
  const { concerns, reorder, save, sending, failure, isDone } =
    useRanking(draft);
  const guard = useLeaveGuard(isDone);
  // Asked before there may be no connection to ask over.
  useEffect(() => void fetchLeaveModal().catch(() => undefined), []);
  const nameOf = (concern: (typeof concerns)[number]) =>
    inLanguage(language, concern.name, concern.name_es);
  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }
  return (
    <form
      className={styles.ranking}
      method="post"
      action={href("/rank/:id", { id: draft._id })}
      onSubmit={submit}
    >
      <Heading calm={calm} />
      <Alert kind="warning">{words.notYet}</Alert>
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
      <Notice failure={failure} sending={sending} />
      <div className={styles.finish}>
        <Button
          type="submit"
          name="do"
          value="save"
          pending={sending !== "not" || guard.isGoingOn}
          pendingLabel={words.saving}
        >
          {words.seeResults}
        </Button>
      </div>
      {guard.isAsking && (
        <Suspense>
          <LeaveModal
            isLeaving={guard.isLeaving}
            onLeave={guard.leave}
            onStay={guard.stay}
          />
        </Suspense>
      )}
    </form>
  );
}
