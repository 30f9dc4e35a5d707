import { href } from "react-router";
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
  { to: href("/dashboard"), name: "dashboard", icon: LayoutDashboard },
  { to: href("/dashboard/contents"), name: "contents", icon: FileText },
  { to: href("/dashboard/questions"), name: "questions", icon: ListChecks },
  { to: href("/dashboard/concerns"), name: "concerns", icon: HandHeart },
  { to: href("/dashboard/links"), name: "links", icon: MessageSquareText },
  { to: href("/dashboard/messages"), name: "messages", icon: Smartphone },
  { to: href("/dashboard/results"), name: "results", icon: FileSpreadsheet },
  { to: href("/dashboard/insights"), name: "insights", icon: ChartColumn },
  { to: href("/dashboard/feedbacks"), name: "feedbacks", icon: Star },
  { to: href("/dashboard/users"), name: "users", icon: Users },
] as const;

/** The section that a screen of the dashboard belongs to. */
export function sectionOf(path: string) {
  const [first, ...others] = sections;
  const inside = others.filter(({ to }) => `${path}/`.startsWith(`${to}/`));
  return (inside[inside.length - 1] ?? first).name;
}
