import { ConflictChoice } from "#web/admin/form/saving/conflict-choice.tsx";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents.ts";
import { formWords } from "#web/i18n/desk/form.ts";
import type { Draft } from "./draft/contents-draft.ts";
import { texts } from "./draft/texts.ts";
import type { useContents } from "./draft/use-contents.ts";

const pairs = Object.values(texts).flat();

/** What a field is called on its tab. */
function useLabels() {
  const { fields, parts } = useWords(contentsWords);
  const { english, spanish } = useWords(formWords);
  const names: Record<string, string> = fields;
  const inLanguage = (label: string, key: string) => {
    if (key.endsWith("_es")) return spanish(label);
    const isEnglish = key.endsWith("_en") || pairs.some(({ en }) => en === key);
    return isEnglish ? english(label) : label;
  };
  return (key: string): string => {
    const [section, name = "", place, part] = key.split(".");
    const plain = (part ?? name).replace(/_e[ns]$/, "");
    const icon = /^icon(\d)/.exec(name);
    const label = icon
      ? `${fields.icon} ${icon[1]}`
      : names[plain === "name" ? "profileName" : plain];
    const said = inLanguage(label ?? "", key);
    if (section !== "aboutUs") return said;
    return `${parts.profile[0]} ${Number(place) + 1}: ${said}`;
  };
}

function shown(key: string, draft: Draft) {
  const value = draft[key];
  const isPicture = /\.(icon\d_e[ns]|photo)$/.test(key);
  if (!isPicture || !value) return value;
  return <img src={value} alt={value} width="96" height="96" />;
}

export function ContentsConflict({
  contents,
}: {
  contents: ReturnType<typeof useContents>;
}) {
  const labelOf = useLabels();
  return (
    <ConflictChoice
      saving={contents.saving}
      labelOf={labelOf}
      show={shown}
      onTakeTheirs={contents.takeTheirs}
    />
  );
}
