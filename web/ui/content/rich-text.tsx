import styles from "./rich-text.module.css";

interface RichTextProps {
  /** Cleaned where it was saved; nothing else may be given here. */
  html: string;
  lang?: string | undefined;
  /** The words of a link stay, the way out does not. */
  withoutLinks?: boolean;
}

/** Formatted text of the editor: the only place that renders HTML as it is. */
export function RichText({ html, lang, withoutLinks }: RichTextProps) {
  const shown = withoutLinks ? html.replace(/<\/?a\b[^>]*>/gi, "") : html;
  return (
    <div
      className={styles.text}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
