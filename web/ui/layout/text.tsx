import type { ReactNode } from "react";
import styles from "./text.module.css";

interface TextProps {
  look: "lead" | "quiet" | "small" | "display" | "eyebrow";
  as?: "p" | "h2";
  children: ReactNode;
}

/** Text in one of the site's text styles. */
export function Text({ look, as: Element = "p", children }: TextProps) {
  return (
    <Element className={styles.text} data-look={look}>
      {children}
    </Element>
  );
}
