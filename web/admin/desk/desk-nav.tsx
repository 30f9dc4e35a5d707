import Users from "lucide-react/icons/users-round";
import ChartColumn from "lucide-react/icons/chart-column";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileText from "lucide-react/icons/file-text";
import HandHeart from "lucide-react/icons/hand-heart";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import ListChecks from "lucide-react/icons/list-checks";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Smartphone from "lucide-react/icons/smartphone";
import Star from "lucide-react/icons/star";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { deskWords } from "#web/i18n/desk.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./desk-nav.module.css";

const sections = [
  { to: "/dashboard", name: "dashboard", icon: LayoutDashboard },
  { to: "/dashboard/contents", name: "contents", icon: FileText },
  { to: "/dashboard/questions", name: "questions", icon: ListChecks },
  { to: "/dashboard/concerns", name: "concerns", icon: HandHeart },
  { to: "/dashboard/links", name: "links", icon: MessageSquareText },
  { to: "/dashboard/messages", name: "messages", icon: Smartphone },
  { to: "/dashboard/results", name: "results", icon: FileSpreadsheet },
  { to: "/dashboard/insights", name: "insights", icon: ChartColumn },
  { to: "/dashboard/feedbacks", name: "feedbacks", icon: Star },
  { to: "/dashboard/users", name: "users", icon: Users },
] as const;

/** The rooms of the desk: a bar at its side, or a row above it that moves under the thumb. */
export function DeskNav() {
  const words = useWords(deskWords);
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav className={styles.nav} aria-label={words.sections}>
      <ul ref={list} role="list" className={styles.list}>
        {sections.map(({ to, name, icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === "/dashboard"}>
              <Icon of={icon} />
              {words[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
