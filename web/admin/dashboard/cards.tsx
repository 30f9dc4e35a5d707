import CalendarClock from "lucide-react/icons/calendar-clock";
import FileText from "lucide-react/icons/file-text";
import HandHeart from "lucide-react/icons/hand-heart";
import History from "lucide-react/icons/history";
import House from "lucide-react/icons/house";
import ListChecks from "lucide-react/icons/list-checks";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Users from "lucide-react/icons/users-round";
import { href } from "react-router";
import type { readDashboard } from "#shared/contract/dashboard.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { Settings } from "#shared/contract/settings.ts";
import { useTexts } from "#web/core/frame/site.ts";
import { useWords } from "#web/core/language.tsx";
import { dashboardWords } from "#web/i18n/admin/dashboard/dashboard.ts";
import { DeskCard } from "./desk-card.tsx";

export function LinksCard({ figures }: { figures: Figures }) {
  const words = useWords(dashboardWords);
  const live = useLive(figures);
  return (
    <DeskCard
      icon={MessageSquareText}
      title={words.links}
      text={words.linksText}
      live={live(({ contacts, contactsWaiting, contactsCompleted }) =>
        contacts === 0
          ? words.noContacts
          : words.waiting(contactsWaiting, contactsCompleted),
      )}
      to={href("/dashboard/links")}
    />
  );
}

export function CampaignsCard({ figures }: { figures: Figures }) {
  const words = useWords(dashboardWords);
  const live = useLive(figures);
  return (
    <DeskCard
      icon={CalendarClock}
      title={words.campaigns}
      text={words.campaignsText}
      live={live(({ campaigns }) => words.campaignsLive(campaigns))}
      to={href("/dashboard/campaigns")}
    />
  );
}

export function UsersCard({ figures }: { figures: Figures }) {
  const words = useWords(dashboardWords);
  const live = useLive(figures);
  return (
    <DeskCard
      icon={Users}
      title={words.users}
      text={words.usersText}
      live={live(({ users }) => words.usersLive(users))}
      to={href("/dashboard/users")}
    />
  );
}

export function ActivityCard() {
  const words = useWords(dashboardWords);
  return (
    <DeskCard
      icon={History}
      title={words.activity}
      text={words.activityText}
      to={href("/dashboard/activity")}
    />
  );
}

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

type Props = { texts: Settings["homePage"] | undefined };

/** Says what visitors are greeted with now. */
export function HomeCard({ texts }: Props) {
  const words = useWords(dashboardWords);
  const say = useTexts(texts ?? { maintitle_en: "" });
  return (
    <DeskCard
      icon={House}
      title={words.home}
      text={words.homeText}
      live={say("maintitle")}
      to={href("/")}
    />
  );
}

type Known = ReplyOf<typeof readDashboard>;

/** Null while they cannot be read. */
export type Figures = Known | null;

/** A card's line made of the figures, or what stands there without them. */
export function useLive(figures: Figures) {
  const { noFigures } = useWords(dashboardWords);
  return (say: (known: Known) => string) =>
    figures === null ? noFigures : say(figures);
}
