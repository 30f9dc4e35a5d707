import type { ReactNode } from "react";
import styles from "./text.module.css";

interface TextProps {
  look: "lead" | "quiet" | "small" | "display" | "eyebrow";
  as?: "p" | "h2";
  children: ReactNode;
}

/** Words in one of the few looks words may have. */
export function Text({ look, as: Element = "p", children }: TextProps) {
  return (
    <Element className={styles.text} data-look={look}>
      {children}
    </Element>
  );
}
