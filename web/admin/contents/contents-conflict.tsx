import { ConflictChoice } from "#web/admin/form/saving/conflict-choice.tsx";
import type { Draft } from "./draft/contents-draft.ts";
import { useContentLabel } from "./draft/use-content-label.ts";
import type { useContents } from "./draft/use-contents.ts";

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
  const labelOf = useContentLabel();
  return (
    <ConflictChoice
      saving={contents.saving}
      labelOf={labelOf}
      show={shown}
      onTakeTheirs={contents.takeTheirs}
    />
  );
}
