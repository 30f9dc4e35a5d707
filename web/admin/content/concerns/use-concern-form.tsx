import type { ReactNode } from "react";
import { href } from "react-router";
import type {
  EditedContent,
  EditedConcern,
} from "#shared/contract/content/concerns.ts";
import { DraftNote } from "#web/admin/content/drafts/draft-note.tsx";
import { FormFindings } from "#web/admin/content/drafts/findings-note.tsx";
import {
  type DraftState,
  draftStateOf,
  loadDrafts,
  withDraft,
} from "#web/admin/content/drafts/item-draft.ts";
import { FormPreview } from "#web/admin/content/preview/form-preview.tsx";
import {
  modeOf,
  useSaveItem,
} from "#web/admin/content/saving/use-save-item.ts";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { useLanguageLabel } from "#web/admin/form/fields.tsx";
import { type SaveMode, useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { backTo } from "#web/admin/list/address.ts";
import { call } from "#web/core/calls/call.ts";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import { useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/content/concerns.words.ts";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import {
  compact,
  toConcernContent,
  toConcernDraft,
  emptyConcern,
  concernProblems,
} from "./concern-draft.ts";

/** A concern with its drafted words. If it exists only as a draft, its version is 0. */
export type ConcernToEdit = EditedConcern & DraftState;

/** Loads a concern with its draft, even if it is inactive. */
export const loadConcern = load(({ params: { id } }: Loading<{ id: string }>) =>
  readConcern(id, "draft"),
).browser;

/**
 * Reads the concern without its draft if the form saves on the site, because such a save must not publish the draft.
 */
async function readConcern(id: string, mode: SaveMode): Promise<ConcernToEdit> {
  const state = draftStateOf(await loadDrafts(), "concerns", id, mode);
  const concern =
    state.draft?.state === "added"
      ? { ...emptyConcern, _id: id, active: true, version: 0 }
      : await call("GET /api/concerns/edit/:id", { params: { id } }).catch(
          orMissing,
        );
  return { ...withDraft(concern, state.draft), ...state };
}

/** The form of a concern or of its page for children. */
export function useConcernForm(concern: ConcernToEdit | undefined) {
  const words = useWords(adminConcernsWords);
  const { saveLive, saveDraft, leave } = useSaveItem(
    "concerns",
    words.saved,
    readConcern,
  );
  return useAdminForm({
    start: concern,
    draftOf: toConcernDraft,
    contentOf: toConcernContent,
    // The server names rows by index, so remove empty ones first.
    tidy: compact,
    problems: concernProblems,
    modeOf,
    send: async (content, since, mode) => {
      const before = since && toConcernContent(toConcernDraft(since));
      if (mode !== "live") return saveDraft(mode, content, before, since);
      return saveLive(() =>
        since
          ? call("PUT /api/concerns/:id", {
              params: { id: since._id },
              body: { ...content, version: since.version },
            })
          : call("POST /api/concerns", { body: content }),
      );
    },
    revalidate: false,
    onSaved(reply, begin) {
      if ("shown" in reply && reply.shown) begin(reply.shown);
    },
    leave,
    // A new item gets its id when its first preview is saved.
    readTheirs: (mode, since) => readConcern(since?._id ?? "", mode),
  });
}

type FormProps = {
  title: string;
  intro?: string;
  history?: { list: "concerns"; id: string } | undefined;
  form: ReturnType<typeof useConcernForm>;
  /** The page with the words of the form, while the concern is on the site. */
  pageOf: (id: string) => string;
  children: ReactNode;
};

/** The edit form with a link back to the list and a comparison of versions. */
export function ConcernEditForm({ pageOf, ...props }: FormProps) {
  const { base } = props.form;
  const { _id: id, active = true, draft } = base ?? {};
  const { list, fields, doctor } = useWords(adminConcernsWords);
  const labelOf = useLanguageLabel({ ...fields, ...doctor.fields });
  const checks = useWords(formWords).check.fields;
  return (
    <EditForm
      {...props}
      isDraft={draft !== undefined}
      note={draft && <DraftNote drafts={[draft]} />}
      findings={
        <FormFindings
          before={base && toConcernContent(toConcernDraft(base))}
          now={toConcernContent(props.form.draft)}
          drafts={draft && [draft]}
        />
      }
      preview={(language) => (
        <FormPreview
          form={props.form}
          to={id && active ? pageOf(id) : href("/concerns")}
          language={language}
          isInactive={!active}
          newForm={
            !props.history && id && href("/dashboard/concerns/edit/:id", { id })
          }
        />
      )}
      back={{ ...backTo(href("/dashboard/concerns")), label: list.title }}
      compare={{
        labelOf: (field) =>
          field === "checkby" || field === "checkwhy"
            ? checks[field]
            : labelOf(field),
        show: showField,
      }}
    />
  );
}

/** Renders rich text formatted and lists one item per line. */
function showField(field: keyof EditedContent, content: EditedContent) {
  const value = content[field];
  if (typeof value === "string")
    return field.includes("content") && value !== "" ? (
      <RichText html={value} />
    ) : (
      value
    );
  const lineOf = (row: (typeof value)[number]) =>
    typeof row === "string" ? row : `${row.name}: ${row.url}`;
  return value.map(lineOf).join("\n");
}
