import { href } from "react-router";
import type { FamilyResult } from "#shared/contract/quiz/results.ts";
import { useMay } from "#web/admin/layout/staff.ts";
import { useWords } from "#web/core/language.tsx";
import { resultWords } from "#web/i18n/admin/reports/result.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";

type Publications = FamilyResult["publications"];

/** Says which questions were read in which version of the texts, if these changed during the quiz. */
export function VersionsRead({ of: publications }: { of: Publications }) {
  const words = useWords(resultWords);
  const may = useMay();
  if (!publications) return null;
  return (
    <Alert title={words.versionsTitle}>
      <p>{words.versionsText}</p>
      <ul>
        {questionsByVersion(publications).map(({ publication, questions }) => (
          <li key={publication}>
            {words.questionsRead(questions)}:{" "}
            {publication === null ? (
              words.unknownVersion
            ) : may("GET /api/publications/:number") ? (
              <Link
                to={href("/dashboard/history/:number", {
                  number: String(publication),
                })}
              >
                {words.version(publication)}
              </Link>
            ) : (
              words.version(publication)
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** The numbers of the questions of each version, such as `1–9, 12`. */
function questionsByVersion(publications: NonNullable<Publications>) {
  return [...new Set(publications)].map((publication) => {
    const isRead = (at: number) => publications[at] === publication;
    const places = [...publications.keys()].filter(isRead);
    const ends = places.filter((at) => !isRead(at + 1));
    const starts = places.filter((at) => !isRead(at - 1));
    const ranges = starts.map((start, at) => {
      const end = ends[at] ?? start;
      return start === end ? `${start + 1}` : `${start + 1}–${end + 1}`;
    });
    return { publication, questions: ranges.join(", ") };
  });
}
