import {
  CircleAlert,
  CircleCheck,
  Info,
  TriangleAlert,
} from "#web/ui/content/icons.tsx";

export type NoticeKind = "info" | "success" | "warning" | "danger";

export const kindIcons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};
