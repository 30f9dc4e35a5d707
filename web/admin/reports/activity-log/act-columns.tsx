import type { InputOf } from "#shared/contract/endpoint.ts";
import type {
  ChangedField,
  exportActs,
  LoggedAct,
} from "#shared/contract/reports/activity-log.ts";
import { idShape } from "#shared/rules/ids.ts";
import type { Language } from "#shared/rules/language.ts";
import { actFilters } from "#shared/rules/staff/acts.ts";
import { readDay, readOneOf, useAddress } from "#web/admin/list/address.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { recordWords } from "#web/i18n/admin/reports/activity-log.words.ts";
import { rolesWords } from "#web/i18n/admin/staff/roles.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { Column } from "#web/ui/table/table.tsx";
import styles from "./record.module.css";

/** When, who from where, and what in a sentence. */
export function useActColumns(): Column<LoggedAct>[] {
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
      cell: (act) => <What of={act} />,
    },
  ];
}

function What({ of: act }: { of: LoggedAct }) {
  const words = useWords(recordWords);
  const { view, changeView } = useAddress(readActivityLogQuery);
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

/** Which fields an act changed; of the site's own words also what they said and say. */
function ChangedFields({ of: changes }: { of: ChangedField[] }) {
  const words = useWords(recordWords);
  const language = useLanguage();
  const nameOf = ({ field }: ChangedField) => fieldName(field, language);
  const roleNames: Record<string, string> = useWords(rolesWords).names;
  /** Roles by what staff call them; all else as it was written. */
  const said = (field: string, text: string | null) =>
    field === "roles"
      ? text?.replace(/\w+/g, (role) => roleNames[role] ?? role)
      : text;
  const names = [...new Set(changes.map(nameOf))].join(", ");
  const worded = changes.filter(({ was, now }) => was !== null && now !== null);
  if (worded.length === 0)
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
        {worded.map((change) => (
          <div key={`${change.of} ${change.field}`}>
            <dt>{nameOf(change)}</dt>
            <dd>
              <span>{words.was}</span>{" "}
              {change.was ? (
                <del>{said(change.field, change.was)}</del>
              ) : (
                words.empty
              )}
            </dd>
            <dd>
              <span>{words.now}</span>{" "}
              {change.now ? (
                <ins>{said(change.field, change.now)}</ins>
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

/** A field as staff know it: `homePage.maintitle_es` is “Home Page: Main title in Spanish”. */
export function fieldName(stored: string, language: Language): string {
  const words = recordWords[language];
  const { tabs, fields }: Names = contentsWords[language];
  const [name = "", section] = stored.split(".").reverse();
  const [, base = name, end] = /^(\w+?)(?:_(en|es))?$/.exec(name) ?? [];
  const plain = section === undefined ? words.fields : fields;
  const known = plain[base] ?? words.fields[base] ?? labelled(base) ?? base;
  const said = end === "es" ? words.inSpanish(known) : known;
  const place = section !== undefined && (tabs[section] ?? section);
  return place ? `${place}: ${said}` : said;
}

type Names = { tabs: Record<string, string>; fields: Record<string, string> };

/** The words of an answer: `labelA` is “A”. */
const labelled = (base: string) => /^label([A-E])$/.exec(base)?.[1];

export type ActivityLogQuery = InputOf<typeof exportActs>["query"];

/** What the address asks for; whatever else stands there is left out. */
export function readActivityLogQuery(
  address: URLSearchParams,
): ActivityLogQuery {
  const user = address.get("user") ?? "";
  const subject = address.get("subject") ?? "";
  // A link to one thing leads to everything that was done to it.
  const isOfSubject = /^[\w ./:-]{1,100}$/.test(subject);
  const usual = isOfSubject ? "all" : "changes";
  const kind = readOneOf(address, "kind", ["all", ...actFilters]) ?? usual;
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
