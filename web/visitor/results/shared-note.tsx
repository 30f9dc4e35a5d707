import { href } from "react-router";
import Printer from "lucide-react/icons/printer";
import { useWords } from "#web/core/language.tsx";
import { useStoredText } from "#web/core/storage/stored.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import styles from "./results.module.css";

interface SharedNoteProps {
  result: string;
  /** Whether it was opened as a shared page; the server cannot know. */
  isAmongOthers: boolean;
}

/** Says that there is more, and lets the one whose phone this is see it. */
export function SharedNote({ result, isAmongOthers }: SharedNoteProps) {
  const words = useWords(resultsWords);
  const isOwn = useStoredText("userResultsId") === result;
  return (
    <div
      className={styles.end}
      data-only={isAmongOthers ? undefined : "shared"}
    >
      <Text look="small">{words.sharedNote}</Text>
      <div data-only="scripts">
        <Button kind="secondary" icon={Printer} onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <div data-only="plain">
        <Text look="small">{words.printPlainly}</Text>
      </div>
      {isOwn && (
        <Link look="standalone" to={href("/results/:id", { id: result })}>
          {words.openMine}
        </Link>
      )}
    </div>
  );
}
