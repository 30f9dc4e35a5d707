import type { LucideIcon } from "lucide-react";
import { href } from "react-router";
import type { Contract } from "#shared/contract/index.ts";
import type { deskWords } from "#web/i18n/admin/desk.ts";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ChartColumn from "lucide-react/icons/chart-column";
import CircleUser from "lucide-react/icons/circle-user-round";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileText from "lucide-react/icons/file-text";
import History from "lucide-react/icons/history";
import HandHeart from "lucide-react/icons/hand-heart";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import ListChecks from "lucide-react/icons/list-checks";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Smartphone from "lucide-react/icons/smartphone";
import Star from "lucide-react/icons/star";
import Users from "lucide-react/icons/users-round";

type Section = {
  to: string;
  name: keyof typeof deskWords.en;
  icon: LucideIcon;
  /** The call without which there is nothing to see or do here. */
  needs: keyof Contract;
};

export const sections = [
  {
    to: href("/dashboard"),
    name: "dashboard",
    icon: LayoutDashboard,
    needs: "GET /api/dashboard",
  },
  {
    to: href("/dashboard/contents"),
    name: "contents",
    icon: FileText,
    needs: "PUT /api/settings",
  },
  {
    to: href("/dashboard/questions"),
    name: "questions",
    icon: ListChecks,
    needs: "POST /api/questions",
  },
  {
    to: href("/dashboard/concerns"),
    name: "concerns",
    icon: HandHeart,
    needs: "POST /api/concerns",
  },
  {
    to: href("/dashboard/links"),
    name: "links",
    icon: MessageSquareText,
    needs: "GET /api/contacts",
  },
  {
    to: href("/dashboard/campaigns"),
    name: "campaigns",
    icon: CalendarClock,
    needs: "GET /api/campaigns",
  },
  {
    to: href("/dashboard/messages"),
    name: "messages",
    icon: Smartphone,
    needs: "GET /api/messages",
  },
  {
    to: href("/dashboard/results"),
    name: "results",
    icon: FileSpreadsheet,
    needs: "GET /api/results",
  },
  {
    to: href("/dashboard/insights"),
    name: "insights",
    icon: ChartColumn,
    needs: "GET /api/insights",
  },
  {
    to: href("/dashboard/feedbacks"),
    name: "feedbacks",
    icon: Star,
    needs: "GET /api/feedbacks",
  },
  {
    to: href("/dashboard/users"),
    name: "users",
    icon: Users,
    needs: "GET /api/users",
  },
  {
    to: href("/dashboard/activity"),
    name: "activity",
    icon: History,
    needs: "GET /api/record",
  },
  {
    to: href("/dashboard/account"),
    name: "account",
    icon: CircleUser,
    needs: "GET /api/account/second-step",
  },
] as const satisfies Section[];

/** The section that a screen of the dashboard belongs to. */
export function sectionOf(path: string) {
  const [first, ...others] = sections;
  const inside = others.filter(({ to }) => `${path}/`.startsWith(`${to}/`));
  return (inside[inside.length - 1] ?? first).name;
}
