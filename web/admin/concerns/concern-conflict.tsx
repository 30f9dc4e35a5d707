import type {
  EditedContent,
  EditedConcern,
} from "#shared/contract/concerns.ts";
import { useLanguageLabel } from "#web/admin/form/fields/language-label.ts";
import { ConflictChoice } from "#web/admin/form/saving/conflict-choice.tsx";
import { useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { checkWords } from "#web/i18n/admin/form/check.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import type { useConcernForm } from "./use-concern-form.ts";

type Props = {
  saving: ReturnType<typeof useConcernForm>["saving"];
  onTakeTheirs: (theirs: EditedConcern) => void;
};

export function ConcernConflict({ saving, onTakeTheirs }: Props) {
  const labelOf = useLanguageLabel(useWords(adminConcernsWords).fields);
  const checks = useWords(checkWords).fields;
  return (
    <ConflictChoice
      saving={saving}
      labelOf={(field) =>
        field === "checkby" || field === "checkwhy"
          ? checks[field]
          : labelOf(field)
      }
      show={show}
      onTakeTheirs={({ latest }) => onTakeTheirs(latest)}
    />
  );
}

/** Formatted texts as they look, lists line by line. */
function show(field: keyof EditedContent, content: EditedContent) {
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
