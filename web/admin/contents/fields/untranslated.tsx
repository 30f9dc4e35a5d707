import {
  type Draft,
  untranslated,
} from "#web/admin/contents/draft/contents-draft.ts";
import type { Pair } from "#web/admin/contents/draft/texts.ts";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { Button } from "#web/ui/actions/button.tsx";
import styles from "./untranslated.module.css";

type Props = { draft: Draft; pairs: Pair[] };

/** How much Spanish is missing here, and the way to the next empty field. */
export function Untranslated({ draft, pairs }: Props) {
  const words = useWords(contentsWords);
  const missing = untranslated(draft, pairs);
  const [next] = missing;
  if (!next) return null;
  return (
    <div className={styles.note}>
      <p>{words.untranslated(missing.length)}</p>
      <Button
        kind="quiet"
        compact
        onClick={() => document.getElementById(next.es)?.focus()}
      >
        {words.showUntranslated}
      </Button>
    </div>
  );
}
