import { href, useLoaderData } from "react-router";
import { concernLimits, listLimits } from "#shared/rules/field-limits.ts";
import { RichTextField } from "#web/admin/content/editor/rich-text-field.tsx";
import {
  CheckFields,
  FormSection,
  LanguagePair,
  useBothLanguages,
} from "#web/admin/form/fields.tsx";
import { changed, RowList } from "#web/admin/form/row-list.tsx";
import type { DraftFields } from "#web/admin/form/use-admin-form.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/content/concerns.words.ts";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Field } from "#web/ui/form/field.tsx";
import type { Route } from "./+types/concern-screen.ts";
import {
  type ConcernDraft,
  newLinkRow,
  newQuestionRow,
} from "./concern-draft.ts";
import styles from "./concerns.module.css";
import { DoctorWordsFields } from "./doctor-words.tsx";
import {
  type ConcernToEdit,
  ConcernEditForm,
  loadConcern,
  useConcernForm,
} from "./use-concern-form.tsx";

/** Loads nothing for a new concern. */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return id === undefined ? undefined : loadConcern({ params: { id } });
}

export default function ConcernScreen() {
  const concern = useLoaderData<typeof clientLoader>();
  return <ConcernForm key={concern?._id} concern={concern} />;
}

type Props = { concern: ConcernToEdit | undefined };
type Fields = DraftFields<ConcernDraft>;

/** The form of a concern in both languages. The page for children has its own form. */
export function ConcernForm({ concern }: Props) {
  const words = useWords(adminConcernsWords);
  const { check: checks, childHint } = useWords(formWords);
  const form = useConcernForm(concern);
  const name = inLanguage(
    useLanguage(),
    concern?.name ?? "",
    concern?.name_es ?? "",
  );
  const both = useBothLanguages<"name" | "summary" | "content" | "videolink">(
    words.fields,
    form,
  );
  return (
    <ConcernEditForm
      title={concern ? words.editTitle(name) : words.newTitle}
      history={concern && { list: "concerns", id: concern._id }}
      form={form}
      pageOf={(id) => `${href("/concerns")}#${id}`}
    >
      <FormSection title={words.textTitle} intro={childHint}>
        {both("name", (field) => (
          <Field {...field} required limit={concernLimits.name} />
        ))}
        {both("summary", (field) => (
          <Field
            {...field}
            kind="textarea"
            rows={2}
            helper={words.summaryHelper}
            limit={concernLimits.summary}
          />
        ))}
        {both("content", (field) => (
          <RichTextField {...field} />
        ))}
      </FormSection>
      <QuestionFields {...form} />
      <LinkFields {...form} />
      <FormSection title={words.videoTitle} intro={words.videoIntro}>
        {both("videolink", (field) => (
          <Field {...field} kind="url" />
        ))}
      </FormSection>
      <DoctorWordsFields {...form} />
      <CheckFields
        title={checks.title}
        fieldOf={(name) => ({ id: name, ...form.fieldProps(name) })}
      />
      {concern && <ChildrenNote id={concern._id} />}
    </ConcernEditForm>
  );
}

/** Questions for the doctor, each next to its translation. */
function QuestionFields({ draft, change, errors }: Fields) {
  const words = useWords(adminConcernsWords);
  const { inEnglish, inSpanish } = useWords(formWords);
  const languages = [
    ["text", "suggestedquestions", "en", inEnglish],
    ["text_es", "suggestedquestions_es", "es", inSpanish],
  ] as const;
  const rows = draft.questions;
  return (
    <FormSection title={words.questionsTitle} intro={words.questionsIntro}>
      <RowList
        label={words.questionsTitle}
        rows={rows}
        nameOf={(at) => words.question(at + 1)}
        addLabel={words.addQuestion}
        limit={listLimits.suggestedquestions}
        makeRow={newQuestionRow}
        onChange={change("questions")}
        render={(row, at) => (
          <LanguagePair>
            {languages.map(([field, list, lang, label]) => (
              <Field
                key={field}
                label={label}
                lang={lang}
                kind="textarea"
                rows={1}
                error={errors[`${list}.${at}`]}
                limit={concernLimits.suggestedquestion}
                value={row[field]}
                onChange={(text) =>
                  change("questions")(changed(rows, at, { [field]: text }))
                }
              />
            ))}
          </LanguagePair>
        )}
      />
    </FormSection>
  );
}

/** Links to other sites. Each language has its own list, because few pages exist in both. */
function LinkFields(fields: Fields) {
  const words = useWords(adminConcernsWords);
  return (
    <FormSection title={words.linksTitle} intro={words.linksIntro}>
      <LanguagePair>
        <LinkList {...fields} field="externallinks" lang="en" />
        <LinkList {...fields} field="externallinks_es" lang="es" />
      </LanguagePair>
    </FormSection>
  );
}

type ListProps = Fields & {
  field: "externallinks" | "externallinks_es";
  lang: "en" | "es";
};

function LinkList({ field, lang, draft, change, errors }: ListProps) {
  const words = useWords(adminConcernsWords);
  const inLanguage = useWords(formWords)[lang === "en" ? "english" : "spanish"];
  const label = inLanguage(words.fields.externallinks);
  const rows = draft[field];
  const onChange = change(field);
  return (
    <div className={styles.list}>
      <h3>{label}</h3>
      <RowList
        label={label}
        rows={rows}
        nameOf={(at) => inLanguage(words.link(at + 1))}
        addLabel={inLanguage(words.addLink)}
        limit={listLimits.links}
        makeRow={newLinkRow}
        onChange={onChange}
        render={(row, at) => (
          <>
            <Field
              label={words.linkName}
              lang={lang}
              error={errors[`${field}.${at}.name`]}
              limit={concernLimits.linkName}
              value={row.name}
              onChange={(name) => onChange(changed(rows, at, { name }))}
            />
            <Field
              label={words.linkUrl}
              kind="url"
              error={errors[`${field}.${at}.url`]}
              value={row.url}
              onChange={(url) => onChange(changed(rows, at, { url }))}
            />
          </>
        )}
      />
    </div>
  );
}

function ChildrenNote({ id }: { id: string }) {
  const words = useWords(adminConcernsWords);
  return (
    <FormSection title={words.childrenPage} intro={words.childrenNote}>
      <p>
        <Link to={href("/dashboard/concerns/children/:id", { id })}>
          {words.editChildrenPage}
        </Link>
      </p>
    </FormSection>
  );
}
