import { href } from "react-router";
import { useState } from "react";
import type { EditedConcern } from "#shared/contract/concerns.ts";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { CheckFields } from "#web/admin/form/fields/check-fields.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { backTo } from "#web/admin/list/use-address.ts";
import { useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { checkWords } from "#web/i18n/admin/form/check.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { ConcernConflict } from "./concern-conflict.tsx";
import { ConcernPreview } from "./concern-preview.tsx";
import { LinkFields } from "./fields/link-fields.tsx";
import { NameFields } from "./fields/name-fields.tsx";
import { QuestionFields } from "./fields/question-fields.tsx";
import { VideoFields } from "./fields/video-fields.tsx";
import { useConcernForm } from "./use-concern-form.ts";

type Props = { concern: EditedConcern | undefined };

/** A concern being written, in both languages; the page for children has a form of its own. */
export function ConcernForm({ concern }: Props) {
  const words = useWords(adminConcernsWords);
  const checks = useWords(checkWords);
  const form = useConcernForm(concern);
  const [isLooking, setLooking] = useState(false);
  const { fields, saving } = form;
  return (
    <>
      <EditForm
        title={concern ? words.editTitle : words.newTitle}
        back={{
          ...backTo(href("/dashboard/concerns")),
          label: words.list.title,
        }}
        isDirty={form.isDirty}
        isSaving={saving.isPending}
        errors={saving.errors}
        onSave={form.save}
        onPreview={() => setLooking(true)}
      >
        <NameFields {...fields} />
        <QuestionFields {...fields} />
        <LinkFields {...fields} />
        <VideoFields {...fields} />
        <CheckFields
          title={checks.title}
          fieldOf={(name) => ({
            id: name,
            value: fields.draft[name],
            error: fields.errors[name],
            onChange: fields.change(name),
          })}
        />
        {concern && <ChildrenNote id={concern._id} />}
      </EditForm>
      {isLooking && (
        <ConcernPreview
          draft={fields.draft}
          onClose={() => setLooking(false)}
        />
      )}
      <ConcernConflict saving={saving} onTakeTheirs={form.takeTheirs} />
    </>
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
