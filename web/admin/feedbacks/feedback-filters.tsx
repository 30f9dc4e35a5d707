import { Choice, Filters, SearchBox } from "#web/admin/list/filters.tsx";
import { DayRange } from "#web/admin/list/day-range.tsx";
import { useWords } from "#web/core/language.tsx";
import { adminFeedbacksWords } from "#web/i18n/admin/feedbacks.ts";
import { Stars } from "#web/ui/figures/stars.tsx";
import type { Looking } from "./use-feedback-view.ts";
import styles from "./feedbacks-screen.module.css";

/** What narrows the feedbacks, and what is left in one line. */
export function FeedbackFilters({ looking }: { looking: Looking }) {
  const { view, page, average, look } = looking;
  const words = useWords(adminFeedbacksWords);
  return (
    <>
      <Filters>
        <SearchBox query={view.query} onSearch={(query) => look({ query })} />
        <Choice
          label={words.type}
          value={view.type}
          options={(["any", "website", "concern"] as const).map((value) => ({
            value,
            label: words.types[value],
          }))}
          onChoose={(type) => look({ type })}
        />
        <DayRange days={view} onChoose={look} />
      </Filters>
      <output className={styles.found}>
        {words.found(page.total)}
        {average !== undefined && (
          <span>
            <Stars score={average} label="" /> {words.average(average)}
          </span>
        )}
      </output>
    </>
  );
}
