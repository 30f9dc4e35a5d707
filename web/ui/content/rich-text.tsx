import { use } from "react";
import { PlainOutsideLinks } from "./plain-outside-links.ts";
import styles from "./rich-text.module.css";

interface RichTextProps {
  /** Must be HTML that the server sanitized on saving. */
  html: string;
  lang?: string | undefined;
  /** Renders links as plain text. */
  withoutLinks?: boolean;
}

/** Formatted text of the editor. The only component that renders raw HTML. */
export function RichText({ html, lang, withoutLinks }: RichTextProps) {
  const isPlain = use(PlainOutsideLinks) || withoutLinks;
  const shown = isPlain ? html.replace(/<\/?a\b[^>]*>/gi, "") : html;
  return (
    <div
      className={styles.text}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
