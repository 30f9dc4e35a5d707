import type { Feedback } from "#shared/contract/quiz/feedbacks.ts";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { href, useLoaderData } from "react-router";
import { useConcernNames } from "#web/admin/content/concerns/concern-names.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import {
  Choice,
  DayRange,
  Filters,
  ListArea,
  SearchBox,
} from "#web/admin/list/filters.tsx";
import { NothingFound, NothingYet } from "#web/admin/list/nothing-found.tsx";
import { Pager } from "#web/admin/list/pager.tsx";
import { call } from "#web/core/calls/call.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminFeedbacksWords } from "#web/i18n/admin/quiz/feedbacks.words.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { Stars } from "#web/ui/figures/stars.tsx";
import {
  type ListedFeedback,
  type FeedbackListState,
  useFeedbackView,
} from "./view.ts";
import styles from "./feedbacks.module.css";

export { revalidateUnlessFiltered as shouldRevalidate } from "#web/admin/list/address.ts";

/** Feedback is shown even if the names of the concerns cannot be loaded. */
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
  const list = useFeedbackView(feedbacks, useConcernNames(concerns));
  const area = useRef<HTMLDivElement>(null);
  const { page, changeView, showAll } = list;

  function turnTo(number: number) {
    changeView({ page: number });
    area.current?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
        title={words.title}
        intro={words.intro}
      />
      {feedbacks.length === 0 ? (
        <NothingYet words={words} />
      ) : (
        <ListArea ref={area}>
          <FeedbackFilters list={list} />
          {page.total === 0 && (
            <NothingFound words={words} onShowAll={showAll} />
          )}
          <ul role="list" className={styles.list} aria-label={words.title}>
            {page.rows.map((entry) => (
              <FeedbackItem key={entry.feedback._id} entry={entry} />
            ))}
          </ul>
          <Pager of={page} onPage={turnTo} />
        </ListArea>
      )}
    </>
  );
}

/** Filters of the feedback list, with the number and average of the matches. */
export function FeedbackFilters({ list }: { list: FeedbackListState }) {
  const { view, page, average, changeView } = list;
  const words = useWords(adminFeedbacksWords);
  return (
    <>
      <Filters>
        <SearchBox
          query={view.query}
          onSearch={(query) => changeView({ query })}
        />
        <Choice
          label={words.type}
          value={view.type}
          options={(["any", "website", "concern"] as const).map((value) => ({
            value,
            label: words.types[value],
          }))}
          onChoose={(type) => changeView({ type })}
        />
        <DayRange days={view} onChoose={changeView} />
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

/** One feedback. */
export function FeedbackItem({ entry }: { entry: ListedFeedback }) {
  const { feedback, about } = entry;
  const { date, score, type, addorimprove, additionalinformation } = feedback;
  const words = useWords(adminFeedbacksWords);
  const language = useLanguage();
  const text = addorimprove || additionalinformation;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h2 className={styles.about}>{about ?? words.types.website}</h2>
        <span className={styles.score}>
          {score === null ? (
            words.unscored
          ) : (
            <Stars score={score} label={words.score(score)} />
          )}
        </span>
        <time className={styles.date} dateTime={date}>
          {longDate(date, language)}
        </time>
      </div>
      <FeedbackAnswers of={feedback} />
      {text && (
        <figure className={styles.text}>
          <figcaption>
            {type === "website"
              ? words.addorimprove
              : words.additionalinformation}
          </figcaption>
          <blockquote>{text}</blockquote>
        </figure>
      )}
    </li>
  );
}

const yesNoQuestions = {
  website: ["useful", "findinformation", "wouldrecommend"],
  concern: ["meetexpectations"],
} as const;

/** The yes/no questions of a feedback that were answered. */
function FeedbackAnswers({ of: feedback }: { of: Feedback }) {
  const words = useWords(adminFeedbacksWords);
  const answers = yesNoQuestions[feedback.type].flatMap((question) => {
    const answer = feedback[question];
    return answer === null ? [] : [{ question, answer }];
  });
  if (answers.length === 0) return null;
  return (
    <dl className={styles.answers}>
      {answers.map(({ question, answer }) => (
        <div key={question} className={styles.answer} data-answer={answer}>
          <dt>{words.questions[question]}</dt>
          <dd>
            <Icon of={answer ? Check : X} size="small" />
            {answer ? words.yes : words.no}
          </dd>
        </div>
      ))}
    </dl>
  );
}
