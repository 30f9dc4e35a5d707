import { href } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { draftsWords } from "#web/i18n/admin/content/drafts.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import styles from "./drafts-line.module.css";

/** Says above a list how many changes are not on the site yet. */
export function DraftsLine({ amount }: { amount: number }) {
  const words = useWords(draftsWords);
  if (amount === 0) return null;
  return (
    <div className={styles.line}>
      <Alert>
        <p>
          {words.notOnSite(amount)}{" "}
          <Link to={href("/dashboard/history/changes")}>
            {words.seeChanges}
          </Link>
        </p>
      </Alert>
    </div>
  );
}
