import type { IconDrawing } from "./icons.tsx";
import styles from "./icon.module.css";

export interface IconProps {
  of: IconDrawing;
  size?: "small" | "text" | "large";
}

/** An icon that scales with the text and is hidden from screen readers. */
export function Icon({ of: Drawing, size = "text" }: IconProps) {
  return (
    <Drawing
      className={styles.icon}
      data-size={size}
      focusable="false"
      aria-hidden
    />
  );
}
