import type { InputOf } from "#shared/contract/endpoint.ts";
import type {
  ChangedField,
  exportActs,
  LoggedAct,
} from "#shared/contract/reports/activity-log.ts";
import { idShape } from "#shared/rules/ids.ts";
import { actFilters } from "#shared/rules/staff/acts.ts";
import { fieldName } from "#web/admin/content/field-name.ts";
import {
  type ListAddress,
  readDay,
  readOneOf,
} from "#web/admin/list/address.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { activityLogWords } from "#web/i18n/admin/reports/activity-log.words.ts";
import { rolesWords } from "#web/i18n/admin/staff/roles.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { Column } from "#web/ui/table/table.tsx";
import styles from "./activity-log.module.css";

export type LogAddress = Pick<
  ListAddress<ReturnType<typeof readActivityLogQuery>>,
  "view" | "changeView"
>;

/** The columns of the activity log. */
export function useActColumns(address: LogAddress): Column<LoggedAct>[] {
  const words = useWords(activityLogWords);
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
        <div className={styles.who}>
          {who ?? user ?? words.noOne}
          {network && <small>{network}</small>}
        </div>
      ),
    },
    {
      key: "what",
      head: words.columns.what,
      isName: true,
      cell: (act) => <Sentence of={act} {...address} />,
    },
  ];
}

type SentenceProps = LogAddress & { of: LoggedAct };

function Sentence({ of: act, view, changeView }: SentenceProps) {
  const words = useWords(activityLogWords);
  const { event, about, subject, changes } = act;
  const name = about ?? subject ?? "";
  const sentence = words.acts[event]?.(name) ?? `${event} ${name}`;
  return (
    <div className={styles.stack}>
      {sentence}
      {changes.length > 0 && <ChangedFields of={changes} />}
      {about && subject && view.subject === undefined && (
        <Button
          kind="quiet"
          compact
          aria-label={words.allAbout(about)}
          onClick={() => changeView({ subject })}
        >
          {words.onlyThis}
        </Button>
      )}
    </div>
  );
}

/** The changed fields; for texts of the site also their old and new values. */
function ChangedFields({ of: changes }: { of: ChangedField[] }) {
  const words = useWords(activityLogWords);
  const language = useLanguage();
  const nameOf = ({ field }: ChangedField) => fieldName(field, language);
  const roleNames: Record<string, string> = useWords(rolesWords).names;
  /** Replaces role keys with their names; other values are unchanged. */
  const valueText = (field: string, text: string | null) =>
    field === "roles"
      ? text?.replace(/\w+/g, (role) => roleNames[role] ?? role)
      : text;
  const names = [...new Set(changes.map(nameOf))].join(", ");
  const textChanges = changes.filter(
    ({ was, now }) => was !== null && now !== null,
  );
  if (textChanges.length === 0)
    return (
      <small>
        {words.changed}: {names}
      </small>
    );
  return (
    <details className={styles.changes}>
      <summary>
        {words.changed}: {names}
      </summary>
      <dl>
        {textChanges.map((change) => (
          <div key={`${change.of} ${change.field}`}>
            <dt>{nameOf(change)}</dt>
            <dd>
              <span>{words.was}</span>{" "}
              {change.was ? (
                <del>{valueText(change.field, change.was)}</del>
              ) : (
                words.empty
              )}
            </dd>
            <dd>
              <span>{words.now}</span>{" "}
              {change.now ? (
                <ins>{valueText(change.field, change.now)}</ins>
              ) : (
                words.empty
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export type ActivityLogQuery = InputOf<typeof exportActs>["query"];

/** Reads the filters from the URL, ignoring unknown values. */
export function readActivityLogQuery(
  address: URLSearchParams,
): ActivityLogQuery {
  const user = address.get("user") ?? "";
  const subject = address.get("subject") ?? "";
  // A link to one subject shows everything that was done with it, including views.
  const isOfSubject = /^[\w ./:-]{1,100}$/.test(subject);
  const defaultKind = isOfSubject ? "all" : "changes";
  const kind =
    readOneOf(address, "kind", ["all", ...actFilters]) ?? defaultKind;
  const from = readDay(address, "from");
  const to = readDay(address, "to");
  return {
    ...(idShape.test(user) && { user }),
    ...(isOfSubject && { subject }),
    ...(kind !== "all" && { kind }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
