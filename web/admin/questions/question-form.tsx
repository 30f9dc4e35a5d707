import { href } from "react-router";
import { useState } from "react";
import type { EditedConcern } from "#shared/contract/concerns.ts";
import type { Question } from "#shared/contract/questions.ts";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { useDraft } from "#web/admin/form/saving/use-draft.ts";
import { backTo } from "#web/admin/list/use-address.ts";
import { useWords } from "#web/core/language.tsx";
import { questionsWords } from "#web/i18n/admin/questions/questions.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { contentOf, draftOf } from "./question-draft.ts";
import { QuestionConflict } from "./question-conflict.tsx";
import { QuestionPreview } from "./question-preview.tsx";
import { problemsOf } from "./question-problems.ts";
import { TextFields } from "./text-fields.tsx";
import { useSaveQuestion } from "./use-save-question.ts";

type Props = { question: Question | undefined; concerns: EditedConcern[] };

/** A question being written: its text, what it is about and its five answers, in both languages. */
export function QuestionForm({ question, concerns }: Props) {
  const words = useWords(questionsWords);
  const written = useDraft(question, draftOf);
  const { base, draft, change, isDirty } = written;
  const [isLooking, setLooking] = useState(false);
  const saving = useSaveQuestion(base);
  const { errors } = saving;
  const fields = { draft, change, errors };

  function takeTheirs(theirs: Question) {
    written.begin(theirs);
    saving.closeConflict();
  }

  return (
    <>
      <EditForm
        title={question ? words.editTitle : words.newTitle}
        back={{
          ...backTo(href("/dashboard/questions")),
          label: words.list.title,
        }}
        isDirty={isDirty}
        isSaving={saving.isPending}
        errors={errors}
        onSave={() => saving.trySave(problemsOf(draft), contentOf(draft))}
        onPreview={() => setLooking(true)}
      >
        <TextFields {...fields} concerns={concerns} />
        <AnswerFields {...fields} />
      </EditForm>
      {isLooking && (
        <QuestionPreview draft={draft} onClose={() => setLooking(false)} />
      )}
      <QuestionConflict
        saving={saving}
        concerns={concerns}
        onTakeTheirs={takeTheirs}
      />
    </>
  );
}
