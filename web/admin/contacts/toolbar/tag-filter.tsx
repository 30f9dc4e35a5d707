import { tagsOf, tagsText } from "#shared/rules/contacts/view.ts";
import type { Looking } from "#web/admin/contacts/view/use-contact-view.ts";
import { Choice } from "#web/admin/list/filters.tsx";
import { useWords } from "#web/core/language.tsx";
import { selectedWords } from "#web/i18n/admin/contacts/selected.ts";

type Props = { looking: Looking };

/** Narrows to a tag; several at once come from a saved view. */
export function TagFilter({ looking }: Props) {
  const words = useWords(selectedWords);
  const { tags, view, look } = looking;
  const value = tagsText(view.filter.tags);
  const known = new Set([...tags, ...(value ? [value] : [])]);
  if (known.size === 0) return null;
  return (
    <Choice
      label={words.tag}
      value={value}
      options={[
        { value: "", label: words.anyTag },
        ...[...known].map((tag) => ({ value: tag, label: tag })),
      ]}
      onChoose={(chosen) => look({ tags: tagsOf(chosen) })}
    />
  );
}

/** The list, or the archive once somebody is in it. */
export function ArchiveFilter({ looking }: Props) {
  const words = useWords(selectedWords);
  const { page, view, look } = looking;
  const { archived } = view.filter;
  if (page.archived === 0 && !archived) return null;
  return (
    <Choice
      label={words.place}
      value={archived ? "archive" : "list"}
      options={[
        { value: "list", label: words.inList },
        { value: "archive", label: words.inArchive(page.archived) },
      ]}
      onChoose={(chosen) => look({ archived: chosen === "archive" })}
    />
  );
}
