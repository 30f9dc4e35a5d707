import { href } from "react-router";
import House from "lucide-react/icons/house";
import { useWords } from "#web/core/language.tsx";
import { useSite, useTexts } from "#web/core/frame/site.ts";
import { dashboardWords } from "#web/i18n/admin/dashboard.ts";
import { DeskCard } from "./desk-card.tsx";

/** Says what visitors are greeted with now. */
export function HomeCard() {
  const words = useWords(dashboardWords);
  const say = useTexts(useSite()?.homePage ?? { maintitle_en: "" });
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
