import type { Say } from "#web/admin/contents/preview/say.tsx";
import styles from "./pages.module.css";

export type PageProps = { say: Say };

/** The top of every page. */
export function Brand({ say }: PageProps) {
  return (
    <p className={styles.brand}>
      <img src="/images/favicon.svg" alt="" width="24" height="24" />
      <span>{say.text("main.sitename")}</span>
    </p>
  );
}

/** Where words stand that are edited somewhere else. */
export function Lines({ of: amount }: { of: number }) {
  return (
    <span aria-hidden="true" className={styles.lines}>
      {Array.from({ length: amount }, (_, line) => (
        <span key={line} />
      ))}
    </span>
  );
}
