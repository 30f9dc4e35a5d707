import { lazy, Suspense } from "react";
import type { Result } from "#shared/contract/results.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { rankWords } from "#web/i18n/rank.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { SortableList } from "#web/ui/sortable/sortable-list.tsx";
import styles from "./rank-screen.module.css";
import { useLeaveGuard } from "./leave-guard.ts";
import { useRanking } from "./use-ranking.ts";

const LeaveModal = lazy(() => import("./leave-modal.tsx"));

export function Ranking({ draft }: { draft: Result }) {
  const words = useWords(rankWords);
  const language = useLanguage();
  const { concerns, reorder, save, sending, failure, isDone } =
    useRanking(draft);
  const guard = useLeaveGuard(isDone);
  const nameOf = (concern: (typeof concerns)[number]) =>
    (language === "es" && concern.name_es) || concern.name;
  return (
    <div className={styles.ranking}>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <p className={styles.quiet}>{words.sent}</p>
      <SortableList
        label={words.list}
        items={concerns}
        keyOf={({ _id }) => _id}
        nameOf={nameOf}
        render={nameOf}
        top={3}
        onReorder={reorder}
        words={words.sortable}
      />
      <Alert kind="warning">{words.notYet}</Alert>
      {failure && <Alert kind="danger">{words.cannotSet}</Alert>}
      {sending === "waiting" && (
        <Alert kind="info" live="polite">
          {words.waiting}
        </Alert>
      )}
      <Button
        onClick={save}
        pending={sending !== "not"}
        pendingLabel={words.saving}
      >
        {words.seeResults}
      </Button>
      {guard.isAsking && (
        <Suspense>
          <LeaveModal onLeave={guard.leave} onStay={guard.stay} />
        </Suspense>
      )}
    </div>
  );
}
