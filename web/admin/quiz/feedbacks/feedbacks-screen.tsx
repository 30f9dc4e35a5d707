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
  type Entry,
  type Feedback,
  type FeedbackListState,
  useFeedbackView,
} from "./view.ts";
import styles from "./feedbacks.module.css";

export { revalidateUnlessFiltered as shouldRevalidate } from "#web/admin/list/address.ts";

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
        <NothingYet words={words} />
      ) : (
        <ListArea ref={list}>
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
        </ListArea>
      )}
    </>
  );
}

/** What narrows the feedbacks, and what is left in one line. */
export function FeedbackFilters({ looking }: { looking: FeedbackListState }) {
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

/** One feedback: when, how good, and what was answered. */
export function FeedbackEntry({ entry }: { entry: Entry }) {
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

const asked = {
  website: ["useful", "findinformation", "wouldrecommend"],
  concern: ["meetexpectations"],
} as const;

/** Every question that was answered with yes or no; nothing where none was. */
function FeedbackAnswers({ of: feedback }: { of: Feedback }) {
  const words = useWords(adminFeedbacksWords);
  const answers = asked[feedback.type].flatMap((question) => {
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
