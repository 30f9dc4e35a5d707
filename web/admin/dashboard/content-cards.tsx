import { href } from "react-router";
import FileText from "lucide-react/icons/file-text";
import HandHeart from "lucide-react/icons/hand-heart";
import ListChecks from "lucide-react/icons/list-checks";
import { useWords } from "#web/core/language.tsx";
import { dashboardWords } from "#web/i18n/admin/dashboard/dashboard.ts";
import { DeskCard } from "./desk-card.tsx";
import { type Figures, useLive } from "./figures.ts";

/** The three rooms where words are written. */
export function ContentCards({ figures }: { figures: Figures }) {
  const words = useWords(dashboardWords);
  const live = useLive(figures);
  const withUntranslated = (line: string, amount: number) =>
    amount > 0 ? `${line} · ${words.untranslated(amount)}` : line;
  return (
    <>
      <DeskCard
        icon={FileText}
        title={words.contents}
        text={words.contentsText}
        live={live(({ placeholders, untranslated }) => {
          const missing = [
            ...(placeholders > 0 ? [words.placeholders(placeholders)] : []),
            ...(untranslated > 0 ? [words.untranslated(untranslated)] : []),
          ];
          return missing.join(" · ") || words.allTranslated;
        })}
        isUrgent={
          figures !== null && figures.placeholders + figures.untranslated > 0
        }
        to={href("/dashboard/contents")}
      />
      <DeskCard
        icon={ListChecks}
        title={words.questions}
        text={words.questionsText}
        live={live((known) =>
          withUntranslated(
            words.asked(known.activeQuestions, known.inactiveQuestions),
            known.untranslatedQuestions,
          ),
        )}
        to={href("/dashboard/questions")}
      />
      <DeskCard
        icon={HandHeart}
        title={words.concerns}
        text={words.concernsText}
        live={live((known) =>
          withUntranslated(
            words.shown(known.activeConcerns, known.inactiveConcerns),
            known.untranslatedConcerns,
          ),
        )}
        to={href("/dashboard/concerns")}
      />
    </>
  );
}
