import { Fragment } from "react";
import { href, useLoaderData } from "react-router";
import type { QuestionContent } from "#shared/contract/content/questions.ts";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import {
  type AnswerLabels,
  answerScales,
} from "#shared/rules/content/answer-scales.ts";
import { questionLimits } from "#shared/rules/field-limits.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import { questionPurposes } from "#shared/rules/quiz/visit/child-notes.ts";
import {
  type ConcernName,
  useConcernNames,
} from "#web/admin/content/concerns/concern-names.ts";
import type { Language } from "#shared/rules/language.ts";
import { loadDrafts } from "#web/admin/content/drafts/item-draft.ts";
import { FormFindings } from "#web/admin/content/drafts/findings-note.tsx";
import { DraftNote } from "#web/admin/content/drafts/draft-note.tsx";
import { FormPreview } from "#web/admin/content/preview/form-preview.tsx";
import { RichTextField } from "#web/admin/content/editor/rich-text-field.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import {
  FormSection,
  useBothLanguages,
  useLanguageLabel,
} from "#web/admin/form/fields.tsx";
import type { DraftFields } from "#web/admin/form/use-admin-form.ts";
import { backTo } from "#web/admin/list/address.ts";
import { load, type Loading } from "#web/core/calls/load.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { questionsWords } from "#web/i18n/admin/content/questions.words.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import type { Route } from "./+types/question-screen.ts";
import { NewWordingNote } from "./new-wording-note.tsx";
import { toQuestionDraft, type QuestionDraft } from "./question-draft.ts";
import {
  loadQuestionToEdit,
  type QuestionToEdit,
  useIsAnswered,
  useQuestionForm,
} from "./use-question-form.ts";

type Params = Route.ClientLoaderArgs["params"];

/** Loads the question, unless it is new. Concerns that exist only as drafts can be chosen, too. */
const page = load(async ({ call, params: { id } }: Loading<Params>) => {
  const [question, concerns, { drafts }] = await Promise.all([
    id === undefined ? undefined : loadQuestionToEdit(id),
    call("GET /api/concerns/all", {}),
    loadDrafts(),
  ]);
  const newConcerns = drafts
    .filter(({ list, state }) => list === "concerns" && state === "added")
    .map(({ id: _id, title: name, title_es: name_es }) => ({
      _id,
      name,
      name_es,
      active: true,
    }));
  return { question, concerns: [...concerns, ...newConcerns] };
});
export const clientLoader = page.browser;

export default function QuestionScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  const id = loaded.question?._id;
  const isAnswered = useIsAnswered(id);
  return <QuestionForm key={id} {...loaded} isAnswered={isAnswered} />;
}

type Props = {
  question: QuestionToEdit | undefined;
  /** Whether families have answered it. */
  isAnswered?: boolean;
  concerns: ConcernName[];
};
type Fields = DraftFields<QuestionDraft>;

/** The form of a question: its text, its concern and its five answers, in both languages. */
export function QuestionForm({
  question,
  isAnswered = false,
  concerns,
}: Props) {
  const words = useWords(questionsWords);
  const { childHint } = useWords(formWords);
  const form = useQuestionForm(question);
  const draft = form.base?.draft;
  const named = withChildName(question ?? { text: "", text_es: "" });
  const text = inLanguage(useLanguage(), named.text, named.text_es);
  const both = useBothLanguages<keyof typeof words.fields>(words.fields, form);
  return (
    <EditForm
      title={question ? words.editTitle(text) : words.newTitle}
      back={{
        ...backTo(href("/dashboard/questions")),
        label: words.list.title,
      }}
      history={question && { list: "questions", id: question._id }}
      form={form}
      isDraft={draft !== undefined}
      note={draft && <DraftNote drafts={[draft]} />}
      findings={
        <FormFindings
          before={form.base && toQuestionDraft(form.base)}
          now={form.draft}
          drafts={draft && [draft]}
        />
      }
      preview={(language) => (
        <QuestionPreview form={form} isNew={!question} language={language} />
      )}
      compare={useComparison(concerns)}
    >
      <FormSection title={words.textTitle} intro={childHint}>
        {both("text", (field) => (
          <Field
            {...field}
            kind="textarea"
            rows={2}
            required
            limit={questionLimits.text}
          />
        ))}
        {both("description", (field) => (
          <RichTextField {...field} />
        ))}
        <ConcernField {...form} concerns={concerns} />
        <PurposeField {...form} />
      </FormSection>
      <FormSection title={words.answersTitle} intro={words.answersIntro}>
        {isAnswered && form.base && (
          <NewWordingNote before={form.base} now={form.draft} />
        )}
        <ScaleField {...form} />
        {answerOptions.map((option) => (
          <Fragment key={option}>
            {both(`label${option}`, (field) => (
              <Field {...field} limit={questionLimits.label} />
            ))}
          </Fragment>
        ))}
      </FormSection>
    </EditForm>
  );
}

type PreviewProps = {
  form: ReturnType<typeof useQuestionForm>;
  isNew: boolean;
  language: Language | undefined;
};

/** The question in the quiz. The preview finds its position by its id. */
function QuestionPreview({ form, isNew, language }: PreviewProps) {
  const { _id: id, active } = form.base ?? {};
  return (
    <FormPreview
      form={form}
      to={id ? href("/question/:number", { number: id }) : href("/quiz/:id?")}
      language={language}
      isInactive={active === false}
      newForm={isNew && id && href("/dashboard/questions/edit/:id", { id })}
    />
  );
}

/** Fills in all ten answer labels from a predefined scale. */
function ScaleField({ change }: Fields) {
  const words = useWords(questionsWords);
  const language = useLanguage();
  const labelOf = (scale: AnswerLabels) =>
    answerOptions
      .map((option) =>
        inLanguage(
          language,
          scale[`label${option}`],
          scale[`label${option}_es`],
        ),
      )
      .join(" · ");
  function fill(name: string) {
    const labels = answerScales.find((scale) => scale.name === name)?.labels;
    if (!labels) return;
    for (const [field, label] of Object.entries(labels))
      change(field as keyof AnswerLabels)(label);
  }
  return (
    <SelectField
      label={words.scale}
      prompt={words.chooseScale}
      value={undefined}
      options={answerScales.map(({ name, labels }) => ({
        value: name,
        label: labelOf(labels),
      }))}
      onChange={fill}
    />
  );
}

type ConcernProps = Fields & { concerns: ConcernName[] };

/** The concern that the answers count toward; staff must choose one or "No concern". */
function ConcernField({ fieldProps, concerns }: ConcernProps) {
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
      options={[{ value: "", label: words.noConcern }, ...options]}
      {...fieldProps("concern")}
    />
  );
}

/** Marks the question that asks the child's age, the doses or how likely a shot is. */
function PurposeField({ draft, change, fieldProps }: Fields) {
  const words = useWords(questionsWords).purpose;
  const purposeOf = (value: string) =>
    questionPurposes.find((purpose) => purpose === value);
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
      {...fieldProps("purpose")}
      options={[{ value: "", label: words.none }, ...options]}
      onChange={(value) => change("purpose")(purposeOf(value) ?? "")}
    />
  );
}

/** Labels and renders fields in the conflict dialog. */
function useComparison(concerns: ConcernName[]) {
  const words = useWords(questionsWords);
  const nameOf = useConcernNames(concerns, words.noConcern);
  const purpose = useWords(questionsWords).purpose;
  const labelOf = useLanguageLabel(words.fields);
  return {
    labelOf(field: keyof QuestionContent) {
      if (field === "purpose") return purpose.label;
      return field === "concern" ? words.concern : labelOf(field);
    },
    show(field: keyof QuestionContent, content: QuestionContent) {
      if (field === "concern") return nameOf(content.concern);
      if (field === "purpose")
        return content.purpose
          ? purpose.purposes[content.purpose]
          : purpose.none;
      const isRich = field === "description" || field === "description_es";
      if (!isRich || content[field] === "") return content[field];
      return <RichText html={content[field]} />;
    },
  };
}
