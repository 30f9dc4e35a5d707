import { ConflictModal } from "#web/admin/desk/conflict-modal.tsx";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/contents.ts";
import { formWords } from "#web/i18n/form.ts";
import { draftOf } from "./draft/contents-draft.ts";
import { texts } from "./draft/texts.ts";
import type { useContents } from "./draft/use-contents.ts";

const pairs = Object.values(texts).flat();

/** What a field is called on its tab. */
function useLabels() {
  const { fields, parts } = useWords(contentsWords);
  const { english, spanish } = useWords(formWords);
  return (key: string): string => {
    const pair = pairs.find(({ en, es }) => key === en || key === es);
    const [section, name = "", place] = key.split(".");
    const plain = name.replace(/_e[ns]$/, "") as keyof typeof fields;
    const icon = /^icon(\d)/.exec(name);
    if (section === "aboutUs")
      return `${parts.profile[0]} ${Number(place) + 1}`;
    if (icon) return `${fields.icon} ${icon[1]}`;
    const label = fields[plain];
    if (!pair) return label;
    return key === pair.es ? spanish(label) : english(label);
  };
}

export function ContentsConflict({
  contents,
}: {
  contents: ReturnType<typeof useContents>;
}) {
  const labelOf = useLabels();
  const { conflict } = contents;
  if (!conflict) return null;
  const theirs = draftOf(conflict.theirs);
  return (
    <ConflictModal
      fields={conflict.keys.map((key) => ({
        label: labelOf(key),
        mine: conflict.mine[key],
        theirs: theirs[key],
      }))}
      pending={contents.isPending}
      onKeepMine={contents.keepMine}
      onTakeTheirs={contents.takeTheirs}
      onClose={contents.closeConflict}
    />
  );
}
