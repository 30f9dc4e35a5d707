import type { ReactNode } from "react";
import styles from "./text.module.css";

interface TextProps {
  look?: "body" | "lead" | "quiet" | "small" | "display" | "eyebrow";
  as?: "p" | "span" | "div" | "h1" | "h2" | "h3";
  lang?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Words in one of the few looks words may have. */
export function Text({
  look = "body",
  as: Element = "p",
  children,
  ...rest
}: TextProps) {
  return (
    <Element className={styles.text} data-look={look} {...rest}>
      {children}
    </Element>
  );
}
