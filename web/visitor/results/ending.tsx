import Printer from "lucide-react/icons/printer";
import { href } from "react-router";
import { useIsFilledIn } from "#web/core/first-page/from-server.ts";
import { useTexts } from "#web/core/frame/site.ts";
import { useWords } from "#web/core/language.tsx";
import { useStoredText } from "#web/core/storage/stored.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import { Schedule } from "#web/visitor/concerns/schedule.tsx";
import { RestartButton } from "./restart.tsx";
import styles from "./results.module.css";
import { PlainTexting } from "./plain-texting.tsx";
import type { ResultsTexts, ResultsView } from "./view.ts";
import { NextVisit } from "./visit/next-visit.tsx";

interface EndingProps {
  view: ResultsView;
  result: string;
}

/** The last sections, the same for every parent; on a shared page a note about the whole. */
export function Ending({ view, result }: EndingProps) {
  const isHydrated = useIsFilledIn();
  if (view.kind !== "family") return <SharedNote view={view} result={result} />;
  return (
    <>
      <NextVisit />
      {!isHydrated && <PlainTexting />}
      <Schedule texts={view.texts} />
      <SafetyNet texts={view.texts} />
      <RestartButton />
    </>
  );
}

/** Says that there is more, and links to it on the family's own phone. */
function SharedNote({ view, result }: EndingProps) {
  const words = useWords(resultsWords);
  const isOwn = useStoredText("userResultsId") === result;
  return (
    <div
      className={styles.end}
      data-only={view.kind === "server" ? "shared" : undefined}
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

/** When to call somebody after a shot, and where to report a problem. */
function SafetyNet({ texts }: { texts: ResultsTexts }) {
  const words = useWords(resultsWords);
  const text = useTexts(texts)("safety");
  if (!text) return null;
  return (
    <section className={styles.safety} aria-labelledby="after-the-shot">
      <h2 id="after-the-shot">{words.afterTheShot}</h2>
      <p>{text}</p>
    </section>
  );
}
