import type { LucideIcon } from "lucide-react";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ChartColumn from "lucide-react/icons/chart-column";
import CircleUser from "lucide-react/icons/circle-user-round";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import FileClock from "lucide-react/icons/file-clock";
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
import { href } from "react-router";
import type { Contract } from "#shared/contract/index.ts";
import type { layoutWords } from "#web/i18n/admin/layout.words.ts";

/** Each section with the call it needs; roles that may not make the call do not see the section. */
const table = [
  ["dashboard", "/dashboard", LayoutDashboard, "GET /api/dashboard"],
  ["setup", "/dashboard/setup", ClipboardCheck, "PUT /api/settings"],
  ["contents", "/dashboard/contents", FileText, "PUT /api/settings"],
  ["questions", "/dashboard/questions", ListChecks, "POST /api/questions"],
  ["concerns", "/dashboard/concerns", HandHeart, "POST /api/concerns"],
  ["history", "/dashboard/history", FileClock, "GET /api/publications"],
  ["links", "/dashboard/links", MessageSquareText, "GET /api/contacts"],
  ["campaigns", "/dashboard/campaigns", CalendarClock, "GET /api/campaigns"],
  ["messages", "/dashboard/messages", Smartphone, "GET /api/messages"],
  ["results", "/dashboard/results", FileSpreadsheet, "GET /api/results"],
  ["insights", "/dashboard/insights", ChartColumn, "GET /api/insights"],
  ["feedbacks", "/dashboard/feedbacks", Star, "GET /api/feedbacks"],
  ["users", "/dashboard/users", Users, "GET /api/users"],
  ["activity", "/dashboard/activity", History, "GET /api/record"],
  ["account", "/dashboard/account", CircleUser, "GET /api/account/second-step"],
] as const satisfies [
  keyof typeof layoutWords.en,
  string,
  LucideIcon,
  keyof Contract,
][];

export const sections = table.map(([name, path, icon, needs]) => ({
  name,
  to: href(path),
  icon,
  needs,
}));

export function sectionOf(path: string) {
  const inside = sections
    .slice(1)
    .find(({ to }) => `${path}/`.startsWith(`${to}/`));
  return inside?.name ?? "dashboard";
}
