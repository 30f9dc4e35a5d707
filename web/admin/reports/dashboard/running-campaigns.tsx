import type { ReactNode } from "react";
import { href } from "react-router";
import type {
  LastReply,
  RunningCampaign,
} from "#shared/contract/reports/dashboard.ts";
import { maskPhone } from "#shared/rules/outreach/contacts/phone.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { todayWords } from "#web/i18n/admin/reports/dashboard/today.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Bar } from "#web/ui/figures/bar.tsx";
import styles from "./running-campaigns.module.css";

/** Campaigns that still send texts, with their progress and next text. */
export function Campaigns({ of: campaigns }: { of: RunningCampaign[] }) {
  const words = useWords(todayWords).running;
  const language = useLanguage();
  return (
    <Panel
      id="running"
      title={words.title}
      to={href("/dashboard/campaigns")}
      all={words.all}
      nothing={campaigns.length === 0 && words.none}
    >
      {campaigns.map(({ _id, name, state, next, ...amounts }) => (
        <li key={_id} className={styles.row}>
          <p className={styles.name}>
            <Link to={href("/dashboard/campaigns/:id", { id: _id })}>
              {name}
            </Link>
          </p>
          <Bar
            shares={[
              amounts.completed / amounts.contacts,
              (amounts.texted - amounts.completed) / amounts.contacts,
            ]}
          />
          <p>{words.progress(amounts)}</p>
          <p>
            {state === "paused" || next === null
              ? words.paused
              : words.next(dateAndTime(next, language))}
          </p>
        </li>
      ))}
    </Panel>
  );
}

/** The latest replies of families. */
export function Replies({ of: replies }: { of: LastReply[] }) {
  const words = useWords(todayWords).replies;
  const language = useLanguage();
  return (
    <Panel
      id="replies"
      title={words.title}
      to={href("/dashboard/messages")}
      all={words.all}
      nothing={replies.length === 0 && words.none}
    >
      {replies.map(({ _id, date, phone, names, body }) => (
        <li key={_id} className={styles.row}>
          <p className={styles.from}>
            <strong>{names.join(", ") || maskPhone(phone)}</strong>
            <time dateTime={date}>{dateAndTime(date, language)}</time>
          </p>
          <p className={styles.body}>{body || words.noWords}</p>
        </li>
      ))}
    </Panel>
  );
}

type PanelProps = {
  id: string;
  title: string;
  to: string;
  /** The text of the link. */
  all: string;
  /** Shown instead of rows if there are none. */
  nothing: string | false;
  children: ReactNode;
};

function Panel({ id, title, to, all, nothing, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Link to={to}>{all}</Link>
      </div>
      {nothing ? (
        <p className={styles.row}>{nothing}</p>
      ) : (
        <ul role="list">{children}</ul>
      )}
    </section>
  );
}
