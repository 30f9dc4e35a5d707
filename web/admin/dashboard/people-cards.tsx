import { href } from "react-router";
import CalendarClock from "lucide-react/icons/calendar-clock";
import History from "lucide-react/icons/history";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Users from "lucide-react/icons/users-round";
import { useWords } from "#web/core/language.tsx";
import { dashboardWords } from "#web/i18n/admin/dashboard/dashboard.ts";
import { DeskCard } from "./desk-card.tsx";
import { type Figures, useLive } from "./figures.ts";

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
