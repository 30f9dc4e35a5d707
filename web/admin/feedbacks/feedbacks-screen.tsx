import { useRef } from "react";
import { href, useLoaderData } from "react-router";
import { useConcernNames } from "#web/admin/concerns/concern-names.ts";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import {
  DayRange,
  Choice,
  Filters,
  SearchBox,
} from "#web/admin/list/filters.tsx";
import { NothingFound } from "#web/admin/list/nothing-found.tsx";
import { Pager } from "#web/admin/list/pager.tsx";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { adminFeedbacksWords } from "#web/i18n/admin/feedbacks.ts";
import { Stars } from "#web/ui/figures/stars.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { FeedbackEntry } from "./feedback-entry.tsx";
import { type Looking, useFeedbackView } from "./view.ts";
import styles from "./feedbacks-screen.module.css";

export { whenNotNarrowed as shouldRevalidate } from "#web/admin/list/use-address.ts";

/** Feedbacks can be read even where the names of the concerns cannot. */
export async function clientLoader() {
  const [feedbacks, concerns] = await Promise.all([
    call("GET /api/feedbacks", {}),
    call("GET /api/concerns/all", {}).catch(() => []),
  ]);
  return { feedbacks, concerns };
}

export default function FeedbacksScreen() {
  const { feedbacks, concerns } = useLoaderData<typeof clientLoader>();
  const words = useWords(adminFeedbacksWords);
  const looking = useFeedbackView(feedbacks, useConcernNames(concerns));
  const list = useRef<HTMLDivElement>(null);
  const { page, look, showAll } = looking;

  function turnTo(number: number) {
    look({ page: number });
    list.current?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
        title={words.title}
        intro={words.intro}
      />
      {feedbacks.length === 0 ? (
        <EmptyState
          illustration={<EmptyBox />}
          title={words.none}
          text={words.noneText}
        />
      ) : (
        <div ref={list} className={styles.room}>
          <FeedbackFilters looking={looking} />
          {page.total === 0 && (
            <NothingFound words={words} onShowAll={showAll} />
          )}
          <ul role="list" className={styles.list} aria-label={words.title}>
            {page.rows.map((entry) => (
              <FeedbackEntry key={entry.feedback._id} entry={entry} />
            ))}
          </ul>
          <Pager of={page} onPage={turnTo} />
        </div>
      )}
    </>
  );
}

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
