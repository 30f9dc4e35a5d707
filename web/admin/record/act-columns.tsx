import type { RememberedAct } from "#shared/contract/record.ts";
import { useAddress } from "#web/admin/list/use-address.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { recordWords } from "#web/i18n/admin/record/acts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { Column } from "#web/ui/content/table.tsx";
import { ChangedFields } from "./changed-fields.tsx";
import { readRecordQuery } from "./record-query.ts";
import styles from "./record.module.css";

/** When, who from where, and what in a sentence. */
export function useActColumns(): Column<RememberedAct>[] {
  const words = useWords(recordWords);
  const language = useLanguage();
  return [
    {
      key: "date",
      head: words.columns.date,
      cell: ({ date }) => (
        <time className={styles.date} dateTime={date}>
          {dateAndTime(date, language)}
        </time>
      ),
    },
    {
      key: "who",
      head: words.columns.who,
      cell: ({ who, user, network }) => (
        <div className={styles.stack}>
          {who ?? user ?? words.noOne}
          {network && <small>{network}</small>}
        </div>
      ),
    },
    {
      key: "what",
      head: words.columns.what,
      isName: true,
      cell: (act) => <What of={act} />,
    },
  ];
}

function What({ of: act }: { of: RememberedAct }) {
  const words = useWords(recordWords);
  const { asked, ask } = useAddress(readRecordQuery);
  const { event, about, subject, changes } = act;
  const name = about ?? subject ?? "";
  const sentence = words.acts[event]?.(name) ?? `${event} ${name}`;
  return (
    <div className={styles.stack}>
      {sentence}
      {changes.length > 0 && <ChangedFields of={changes} />}
      {about && subject && asked.subject === undefined && (
        <Button
          kind="quiet"
          compact
          aria-label={words.allAbout(about)}
          onClick={() => ask({ subject })}
        >
          {words.onlyThis}
        </Button>
      )}
    </div>
  );
}
