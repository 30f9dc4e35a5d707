import type { ReactNode } from "react";
import { href } from "react-router";
import type {
  EditedContent,
  EditedConcern,
} from "#shared/contract/content/concerns.ts";
import type { Language } from "#shared/rules/language.ts";
import { useTakeBack } from "#web/admin/content/history/use-take-back.ts";
import { useLeave } from "#web/admin/layout/unsaved.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { useLanguageLabel } from "#web/admin/form/fields.tsx";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { backTo } from "#web/admin/list/address.ts";
import { call } from "#web/core/calls/call.ts";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import { useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/content/concerns.words.ts";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { compact, contentOf, draftOf, problemsOf } from "./concern-draft.ts";

/** Loads a concern, active or not. */
export const loadConcern = load(
  ({ call: callApi, params }: Loading<{ id: string }>) =>
    callApi("GET /api/concerns/edit/:id", { params }).catch(orMissing),
).browser;

/** The form of a concern or of its page for children. */
export function useConcernForm(concern: EditedConcern | undefined) {
  const words = useWords(adminConcernsWords);
  const leave = useLeave();
  const saveWithTakeBack = useTakeBack("concerns", words.saved);
  const params = { id: concern?._id ?? "" };
  return useAdminForm({
    start: concern,
    draftOf,
    contentOf,
    // The server names rows by index, so remove empty ones first.
    tidy: compact,
    problems: problemsOf,
    send: (content, since) =>
      saveWithTakeBack(() =>
        since
          ? call("PUT /api/concerns/:id", {
              params,
              body: { ...content, version: since.version },
            })
          : call("POST /api/concerns", { body: content }),
      ),
    revalidate: false,
    leave: ({ _id }) => {
      const { to, state } = backTo(href("/dashboard/concerns"));
      leave(`${to}#${_id}`, state);
    },
    conflict: {
      readTheirs: () => call("GET /api/concerns/edit/:id", { params }),
      takeTheirs: "reload",
    },
  });
}

type FormProps = {
  title: string;
  intro?: string;
  history?: { list: "concerns"; id: string } | undefined;
  form: ReturnType<typeof useConcernForm>;
  preview: (language: Language) => ReactNode;
  children: ReactNode;
};

/** The edit form with a link back to the list and a comparison of versions. */
export function ConcernEditForm(props: FormProps) {
  const { list, fields } = useWords(adminConcernsWords);
  const labelOf = useLanguageLabel(fields);
  const checks = useWords(formWords).check.fields;
  return (
    <EditForm
      {...props}
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
