import CircleCheck from "lucide-react/icons/circle-check";
import { TryAgain } from "#web/core/error-screens/try-again.tsx";
import { useWords } from "#web/core/language.tsx";
import { todayWords } from "#web/i18n/admin/reports/dashboard/today.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import type { Figures } from "./cards.tsx";
import { useFamilyNeeds } from "./family-needs.tsx";
import styles from "./needs.module.css";
import { useTextNeeds } from "./text-needs.tsx";

type Props = {
  /** Null if they could not be loaded. */
  figures: Figures | null;
  today: string;
};

/** The open tasks of this user. */
export function Needs({ figures, today }: Props) {
  const { needs: words, tryAgain } = useWords(todayWords);
  if (figures && !figures.families && !figures.texts) return null;
  return (
    <section className={styles.panel} aria-labelledby="needs">
      <h2 id="needs">{words.title}</h2>
      {figures ? (
        <Rows figures={figures} today={today} />
      ) : (
        <div className={styles.failed} role="alert">
          <p>{words.failed}</p>
          <TryAgain label={tryAgain} />
        </div>
      )}
    </section>
  );
}

function Rows({ figures, today }: { figures: Figures; today: string }) {
  const words = useWords(todayWords).needs;
  const needs = [
    ...useFamilyNeeds(figures.families),
    ...useTextNeeds(figures, today),
  ];
  if (needs.length === 0)
    return (
      <p className={styles.nothing}>
        <Icon of={CircleCheck} />
        {words.nothing}
      </p>
    );
  return (
    <ul role="list" className={styles.rows}>
      {needs.map(({ key, icon, title, to, detail, isQuiet = false }) => (
        <li key={key} className={styles.row} data-quiet={isQuiet}>
          <span className={styles.icon}>
            <Icon of={icon} />
          </span>
          <div className={styles.what}>
            <p className={styles.name}>
              <Link to={to}>{title}</Link>
            </p>
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
