import type { LucideIcon } from "lucide-react";
import { useWords } from "#web/core/language.tsx";
import { contentWarningsWords } from "#web/i18n/admin/dashboard/content-warnings.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./content-warnings.module.css";
import type { Entry } from "./entries.ts";

type Props = {
  icon: LucideIcon;
  title: string;
  amount: number;
  entries: Entry[];
};

/** Warnings of one kind: the first few, and how many more there are. */
export function WarningGroup({ icon, title, amount, entries }: Props) {
  const { more } = useWords(contentWarningsWords);
  if (amount === 0) return null;
  const others = amount - entries.length;
  return (
    <section className={styles.group}>
      <h3>
        <Icon of={icon} />
        {`${title} (${amount})`}
      </h3>
      <ul role="list">
        {entries.map(({ to, name, problem, isLate = false, note }) => (
          <li key={to + problem}>
            <Link to={to}>{name}</Link>
            {problem && (
              <span className={styles.problem} data-late={isLate}>
                {problem}
              </span>
            )}
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.note}>{more(others)}</p>}
    </section>
  );
}
