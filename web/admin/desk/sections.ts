import ChartColumn from "lucide-react/icons/chart-column";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileText from "lucide-react/icons/file-text";
import HandHeart from "lucide-react/icons/hand-heart";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import ListChecks from "lucide-react/icons/list-checks";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Smartphone from "lucide-react/icons/smartphone";
import Star from "lucide-react/icons/star";
import Users from "lucide-react/icons/users-round";

export const sections = [
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

/** The section that a screen of the dashboard belongs to. */
export function sectionOf(path: string) {
  const inside = sections.findLast(({ to }) => `${path}/`.startsWith(`${to}/`));
  return (inside ?? sections[0]).name;
}
