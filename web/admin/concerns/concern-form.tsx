import { useState } from "react";
import { href } from "react-router";
import type { EditedConcern } from "#shared/contract/concerns.ts";
import { concernLimits, listLimits } from "#shared/rules/field-limits.ts";
import { RichTextField } from "#web/admin/editor/rich-text-field.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import {
  CheckFields,
  FormSection,
  SideBySide,
  useLanguageLabel,
} from "#web/admin/form/fields.tsx";
import { changed, RowList } from "#web/admin/form/row-list.tsx";
import type { DraftFields } from "#web/admin/form/use-admin-form.ts";
import { backTo } from "#web/admin/list/use-address.ts";
import { useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { checkWords } from "#web/i18n/admin/form/check.ts";
import { formWords } from "#web/i18n/admin/form/form.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Field } from "#web/ui/form/field.tsx";
import {
  type ConcernDraft,
  newLinkRow,
  newQuestionRow,
} from "./concern-draft.ts";
import { ConcernPreview } from "./concern-preview.tsx";
import styles from "./concerns.module.css";
import { ConcernConflict, useConcernForm } from "./use-concern-form.tsx";

type Props = { concern: EditedConcern | undefined };

/** The form of a concern in both languages; the page for children has a form of its own. */
export function ConcernForm({ concern }: Props) {
  const words = useWords(adminConcernsWords);
  const checks = useWords(checkWords);
  const form = useConcernForm(concern);
  const [isPreview, setPreview] = useState(false);
  return (
    <>
      <EditForm
        title={concern ? words.editTitle : words.newTitle}
        back={{
          ...backTo(href("/dashboard/concerns")),
          label: words.list.title,
        }}
        form={form}
        onPreview={() => setPreview(true)}
      >
        <NameFields {...form} />
        <QuestionFields {...form} />
        <LinkFields {...form} />
        <VideoFields {...form} />
        <CheckFields
          title={checks.title}
          fieldOf={(name) => ({
            id: name,
            value: form.draft[name],
            error: form.errors[name],
            onChange: form.change(name),
          })}
        />
        {concern && <ChildrenNote id={concern._id} />}
      </EditForm>
      {isPreview && (
        <ConcernPreview draft={form.draft} onClose={() => setPreview(false)} />
      )}
      <ConcernConflict form={form} />
    </>
  );
}

type Fields = DraftFields<ConcernDraft>;
type TextName = "name" | "content" | "videolink";

function useTextField({ draft, change, errors }: Fields) {
  const labelOf = useLanguageLabel(useWords(adminConcernsWords).fields);
  return (field: TextName | `${TextName}_es`) => ({
    label: labelOf(field),
    lang: field.endsWith("_es") ? ("es" as const) : ("en" as const),
    error: errors[field],
    value: draft[field],
    onChange: change(field),
  });
}

function NameFields(fields: Fields) {
  const { textTitle } = useWords(adminConcernsWords);
  const field = useTextField(fields);
  const limit = concernLimits.name;
  return (
    <FormSection title={textTitle}>
      <SideBySide>
        <Field {...field("name")} required limit={limit} />
        <Field {...field("name_es")} required limit={limit} />
      </SideBySide>
      <SideBySide>
        <RichTextField {...field("content")} />
        <RichTextField {...field("content_es")} />
      </SideBySide>
    </FormSection>
  );
}

function VideoFields(fields: Fields) {
  const words = useWords(adminConcernsWords);
  const field = useTextField(fields);
  return (
    <FormSection title={words.videoTitle} intro={words.videoIntro}>
      <SideBySide>
        <Field {...field("videolink")} kind="url" />
        <Field {...field("videolink_es")} kind="url" />
      </SideBySide>
    </FormSection>
  );
}

/** Questions for the doctor: each next to its translation, moved and removed with it. */
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
          <SideBySide>
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
          </SideBySide>
        )}
      />
    </FormSection>
  );
}

/** Pages on other sites; each language has its own, because few pages exist in both. */
function LinkFields(fields: Fields) {
  const words = useWords(adminConcernsWords);
  return (
    <FormSection title={words.linksTitle} intro={words.linksIntro}>
      <SideBySide>
        <LinkList {...fields} field="externallinks" lang="en" />
        <LinkList {...fields} field="externallinks_es" lang="es" />
      </SideBySide>
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
