import { useState } from "react";
import { href } from "react-router";
import type { EditedConcern } from "#shared/contract/concerns.ts";
import type { Question } from "#shared/contract/questions.ts";
import { answerOptions } from "#shared/rules/answers.ts";
import { questionLimits } from "#shared/rules/field-limits.ts";
import { questionPurposes } from "#shared/rules/visit/child-notes.ts";
import { useConcernNames } from "#web/admin/concerns/concern-names.ts";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { RichTextField } from "#web/admin/editor/rich-text-field.tsx";
import { ConflictModal } from "#web/admin/form/conflict-modal.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import {
  FormSection,
  SideBySide,
  useLanguageLabel,
} from "#web/admin/form/fields.tsx";
import {
  type DraftFields,
  useAdminForm,
} from "#web/admin/form/use-admin-form.ts";
import { backTo } from "#web/admin/list/use-address.ts";
import { call } from "#web/core/calls/call.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { purposeWords } from "#web/i18n/admin/questions/purpose.ts";
import { questionsWords } from "#web/i18n/admin/questions/questions.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import {
  contentOf,
  draftOf,
  problemsOf,
  type QuestionDraft,
} from "./question-draft.ts";
import { QuestionPreview } from "./question-preview.tsx";

type Props = { question: Question | undefined; concerns: EditedConcern[] };
type Fields = DraftFields<QuestionDraft>;

/** The form of a question: its text, its concern and its five answers, in both languages. */
export function QuestionForm({ question, concerns }: Props) {
  const words = useWords(questionsWords);
  const form = useQuestionForm(question);
  const [isPreview, setPreview] = useState(false);
  return (
    <>
      <EditForm
        title={question ? words.editTitle : words.newTitle}
        back={{
          ...backTo(href("/dashboard/questions")),
          label: words.list.title,
        }}
        form={form}
        onPreview={() => setPreview(true)}
      >
        <FormSection title={words.textTitle}>
          <TextFields {...form} />
          <ConcernField {...form} concerns={concerns} />
          <PurposeField {...form} />
        </FormSection>
        <AnswerFields {...form} />
      </EditForm>
      {isPreview && (
        <QuestionPreview draft={form.draft} onClose={() => setPreview(false)} />
      )}
      <QuestionConflict form={form} concerns={concerns} />
    </>
  );
}

function useQuestionForm(question: Question | undefined) {
  const words = useWords(questionsWords);
  const leave = useLeave();
  const params = { id: question?._id ?? "" };
  return useAdminForm({
    start: question,
    draftOf,
    contentOf,
    problems: problemsOf,
    send: (content, since) =>
      since
        ? call("PUT /api/questions/:id", {
            params,
            body: { ...content, version: since.version },
          })
        : call("POST /api/questions", { body: content }),
    success: words.saved,
    failure: { say: words.saveFailed, except: "edited_meanwhile" },
    revalidate: false,
    onSaved: ({ _id }) => {
      const { to, state } = backTo(href("/dashboard/questions"));
      leave(`${to}#${_id}`, state);
    },
    conflict: {
      readTheirs: () => call("GET /api/questions/:id", { params }),
      takeTheirs: "reload",
    },
  });
}

function TextFields({ draft, change, errors }: Fields) {
  const labelOf = useLanguageLabel(useWords(questionsWords).fields);
  return (
    <>
      <SideBySide>
        {(["text", "text_es"] as const).map((field) => (
          <Field
            key={field}
            id={field}
            label={labelOf(field)}
            lang={field === "text" ? "en" : "es"}
            kind="textarea"
            rows={2}
            required
            limit={questionLimits.text}
            error={errors[field]}
            value={draft[field]}
            onChange={change(field)}
          />
        ))}
      </SideBySide>
      <SideBySide>
        {(["description", "description_es"] as const).map((field) => (
          <RichTextField
            key={field}
            label={labelOf(field)}
            lang={field === "description" ? "en" : "es"}
            error={errors[field]}
            value={draft[field]}
            onChange={change(field)}
          />
        ))}
      </SideBySide>
    </>
  );
}

type ConcernProps = Fields & { concerns: EditedConcern[] };

/** The concern that the answers count for; "No concern" is a choice too, and has to be made. */
function ConcernField({ draft, change, errors, concerns }: ConcernProps) {
  const words = useWords(questionsWords);
  const language = useLanguage();
  const options = concerns.map(({ _id, name, name_es, active }) => {
    const label = inLanguage(language, name, name_es);
    return { value: _id, label: active ? label : words.inactive(label) };
  });
  return (
    <SelectField
      label={words.concern}
      helper={words.concernHelper}
      required
      prompt={words.chooseConcern}
      error={errors["concern"]}
      value={draft.concern}
      options={[{ value: "", label: words.noConcern }, ...options]}
      onChange={change("concern")}
    />
  );
}

/** Marks a question whose answers give the child's age or doses. */
function PurposeField({ draft, change, errors }: Fields) {
  const words = useWords(purposeWords);
  const purposeOf = (value: string) =>
    questionPurposes.find((each) => each === value);
  const chosen = purposeOf(draft.purpose);
  const options = questionPurposes.map((value) => ({
    value,
    label: words.purposes[value],
  }));
  return (
    <SelectField
      label={words.label}
      helper={chosen ? words.meanings[chosen] : words.helper}
      prompt={words.none}
      error={errors["purpose"]}
      value={draft.purpose}
      options={[{ value: "", label: words.none }, ...options]}
      onChange={(value) => change("purpose")(purposeOf(value) ?? "")}
    />
  );
}

/** The five answers, from the one that counts most to the one that counts least. */
function AnswerFields({ draft, change, errors }: Fields) {
  const words = useWords(questionsWords);
  const labelOf = useLanguageLabel(words.fields);
  return (
    <FormSection title={words.answersTitle} intro={words.answersIntro}>
      {answerOptions.map((option) => (
        <SideBySide key={option}>
          {([`label${option}`, `label${option}_es`] as const).map((field) => (
            <Field
              key={field}
              id={field}
              label={labelOf(field)}
              lang={field.endsWith("_es") ? "es" : "en"}
              limit={questionLimits.label}
              error={errors[field]}
              value={draft[field]}
              onChange={change(field)}
            />
          ))}
        </SideBySide>
      ))}
    </FormSection>
  );
}

type ConflictProps = {
  form: ReturnType<typeof useQuestionForm>;
  concerns: EditedConcern[];
};

function QuestionConflict({ form, concerns }: ConflictProps) {
  const words = useWords(questionsWords);
  const nameOf = useConcernNames(concerns, words.noConcern);
  const purpose = useWords(purposeWords);
  const labelOf = useLanguageLabel(words.fields);
  return (
    <ConflictModal
      form={form}
      labelOf={(field) => {
        if (field === "purpose") return purpose.label;
        return field === "concern" ? words.concern : labelOf(field);
      }}
      show={(field, content) => {
        if (field === "concern") return nameOf(content.concern);
        if (field === "purpose")
          return content.purpose
            ? purpose.purposes[content.purpose]
            : purpose.none;
        const isRich = field === "description" || field === "description_es";
        if (!isRich || content[field] === "") return content[field];
        return <RichText html={content[field]} />;
      }}
    />
  );
}
