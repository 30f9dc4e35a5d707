import type { IconDrawing } from "./icons.tsx";
import styles from "./icon.module.css";

export interface IconProps {
  of: IconDrawing;
  /** Without a label the icon is decoration and says nothing to a screen reader. */
  label?: string | undefined;
  size?: "small" | "text" | "large";
}

/** A drawing that grows with the text beside it. */
export function Icon({ of: Drawing, label, size = "text" }: IconProps) {
  return (
    <Drawing
      className={styles.icon}
      data-size={size}
      focusable="false"
      {...(label
        ? { role: "img", "aria-label": label }
        : { "aria-hidden": true })}
    />
  );
}
