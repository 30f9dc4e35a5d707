import Printer from "lucide-react/icons/printer";
import { href } from "react-router";
import { isKiosk } from "#web/core/is-kiosk.ts";
import { useTexts } from "#web/core/frame/site.ts";
import { useWords } from "#web/core/language.tsx";
import { useStoredText } from "#web/core/storage/stored.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import { RestartButton } from "./restart.tsx";
import styles from "./results.module.css";
import type { ResultsTexts, ResultsView } from "./view.ts";
import { NextVisit } from "./visit/next-visit.tsx";

interface EndingProps {
  view: ResultsView;
  result: string;
}

/** The last sections, which are the same for every parent. A shared page also says that the full results have more. */
export function ClosingSections({ view, result }: EndingProps) {
  if (view.kind === "family") return <FamilyEnding texts={view.texts} />;
  return <SharedNote view={view} result={result} />;
}

function FamilyEnding({ texts }: { texts: ResultsTexts }) {
  const words = useWords(resultsWords);
  const say = useTexts(texts);
  return (
    <>
      <div>
        <Folded title={words.doses} text={say("schedule")} />
        <Folded title={words.afterTheShot} text={say("safety")} />
        {!isKiosk() && <NextVisit />}
      </div>
      {!isKiosk() && <RestartButton />}
    </>
  );
}

/** Says that the full results have more. On the family's own phone, links to them. */
function SharedNote({ view, result }: EndingProps) {
  const words = useWords(resultsWords);
  const isOwn = useStoredText("userResultsId") === result;
  return (
    <div
      className={styles.end}
      data-only={view.kind === "server" ? "shared" : undefined}
    >
      <Text look="quiet">{words.sharedNote}</Text>
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

interface FoldedProps {
  title: string;
  /** May be empty. */
  text: string;
}

function Folded({ title, text }: FoldedProps) {
  if (!text) return null;
  return (
    <Disclosure heading="h2" title={title}>
      <p className={styles.folded}>{text}</p>
    </Disclosure>
  );
}
