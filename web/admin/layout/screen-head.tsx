import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./screen-head.module.css";

type Props = {
  title: ReactNode;
  intro?: ReactNode;
  /** The link above the title. */
  back?: { to: string; label: string; state?: unknown };
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
};

/** The heading of a dashboard screen. */
export function ScreenHead({ title, intro, back, actions }: Props) {
  return (
    <header className={styles.head}>
      {back && (
        <p className={styles.back}>
          <Link to={back.to} state={back.state} look="standalone">
            <Icon of={ArrowLeft} />
            {back.label}
          </Link>
        </p>
      )}
      <div className={styles.line}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
    </header>
  );
}
