import ListChecks from "lucide-react/icons/list-checks";
import Phone from "lucide-react/icons/phone";
import type { Result } from "#shared/contract/quiz/results.ts";
import { callAddress } from "#shared/rules/outreach/contacts/phone.ts";
import { href } from "react-router";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { useSite } from "#web/core/frame/site.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./results-bar.module.css";
import { ShareButton } from "./share/share-button.tsx";
import type { VisitState } from "./visit/visit-store.ts";

interface ResultsBarProps {
  result: Result;
  visit: VisitState;
}

/** Keeps the questions, the clinic's phone and sharing within reach of the thumb. On wide screens, only sharing. */
export function ResultsBar({ result, visit }: ResultsBarProps) {
  const words = useWords(resultsWords);
  const phone = useSite()?.clinic.phone ?? "";
  const address = callAddress(phone);
  const { length } = visit.questions;
  return (
    <div className={styles.bar}>
      <a
        className={styles.link}
        href="#my-questions"
        // Without scripts an empty list is hidden.
        data-only={length === 0 ? "scripts" : undefined}
      >
        <Icon of={ListChecks} />
        <span>{words.myQuestions(length)}</span>
      </a>
      {address && (
        <a className={styles.link} href={address}>
          <Icon of={Phone} />
          <span>{words.call}</span>
        </a>
      )}
      <ShareButton result={result} visit={visit} />
    </div>
  );
}

interface SharedBarProps {
  /** True in the server's page: the style sheet then shows the bar only for shared addresses. */
  isHidden: boolean;
}

/** Keeps the link to the quiz visible on a shared page. */
export function SharedBar({ isHidden }: SharedBarProps) {
  const words = useWords(resultsWords);
  return (
    <div className={styles.bar} data-only={isHidden ? "shared" : undefined}>
      <ButtonLink to={href("/quiz/:id?")}>{words.takeQuiz}</ButtonLink>
    </div>
  );
}
