import { href } from "react-router";
import House from "lucide-react/icons/house";
import type { Settings } from "#shared/contract/settings.ts";
import { useWords } from "#web/core/language.tsx";
import { useTexts } from "#web/core/frame/site.ts";
import { dashboardWords } from "#web/i18n/admin/dashboard/dashboard.ts";
import { DeskCard } from "./desk-card.tsx";

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
