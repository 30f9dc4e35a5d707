import type { ComponentProps } from "react";
import { Icon } from "#web/ui/content/icon.tsx";
import type { IconDrawing } from "#web/ui/content/icons.tsx";
import styles from "./icon-button.module.css";

type NativeProps = Omit<
  ComponentProps<"button">,
  "className" | "style" | "children" | "aria-label"
>;

export interface IconButtonProps extends NativeProps {
  icon: IconDrawing;
  label: string;
  danger?: boolean;
}

/** A button with an icon and a label for screen readers. */
export function IconButton({
  icon,
  label,
  danger = false,
  type = "button",
  ...native
}: IconButtonProps) {
  return (
    <button
      {...native}
      type={type}
      className={styles.button}
      data-danger={danger}
      aria-label={label}
    >
      <Icon of={icon} />
    </button>
  );
}
