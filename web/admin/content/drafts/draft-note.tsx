import { href } from "react-router";
import type { Draft } from "#shared/contract/content/drafts.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { draftsWords } from "#web/i18n/admin/content/drafts.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";

/** Says above a form that it shows drafts, and whether they conflict with the site. */
export function DraftNote({ drafts }: { drafts: Draft[] }) {
  const words = useWords(draftsWords);
  const language = useLanguage();
  const latest = drafts[drafts.length - 1];
  if (!latest) return null;
  const hasConflicts = drafts.some(({ conflicts }) => conflicts.length > 0);
  return (
    <Alert kind={hasConflicts ? "warning" : "info"}>
      <p>
        {words.draftBy(latest.author, dateAndTime(latest.date, language))}{" "}
        {hasConflicts && words.siteChanged}{" "}
        <Link to={href("/dashboard/history/changes")}>{words.seeChanges}</Link>
      </p>
    </Alert>
  );
}
