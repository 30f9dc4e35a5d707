import { href } from "react-router";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { useWords } from "#web/core/language.tsx";
import { questionsWords } from "#web/i18n/admin/content/questions.words.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import type { QuestionDraft } from "./question-draft.ts";
import type { QuestionToEdit } from "./use-question-form.ts";

const labels = answerOptions.flatMap(
  (option) => [`label${option}`, `label${option}_es`] as const,
);

/**
 * Says that other answers make a new wording, and offers a new question instead. Compares with the site, also if the
 * form shows a draft.
 */
export function NewWordingNote({
  before,
  now,
}: {
  before: QuestionToEdit;
  now: QuestionDraft;
}) {
  const words = useWords(questionsWords).newWording;
  const drafted = new Map(
    before.draft?.fields.map((each) => [each.field, each.before]),
  );
  const onSite = (label: (typeof labels)[number]) =>
    drafted.has(label) ? drafted.get(label) : before[label];
  if (labels.every((label) => now[label].trim() === (onSite(label) ?? "")))
    return null;
  return (
    <Alert kind="warning" title={words.title} live="polite">
      <p>{words.text}</p>
      <ButtonLink
        kind="secondary"
        compact
        to={href("/dashboard/questions/new")}
      >
        {words.add}
      </ButtonLink>
    </Alert>
  );
}
