import type { ChangedField } from "#shared/contract/record.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { rolesWords } from "#web/i18n/admin/users/roles.ts";
import { recordWords } from "#web/i18n/admin/record/acts.ts";
import { fieldName } from "./field-name.ts";
import styles from "./record.module.css";

/** Which fields an act changed; of the site's own words also what they said and say. */
export function ChangedFields({ of: changes }: { of: ChangedField[] }) {
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
