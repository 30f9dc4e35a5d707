import type { IconDrawing } from "./icons.tsx";
import styles from "./icon.module.css";

export interface IconProps {
  of: IconDrawing;
  size?: "small" | "text" | "large";
}

/** A drawing that grows with the text beside it; a screen reader skips it. */
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
