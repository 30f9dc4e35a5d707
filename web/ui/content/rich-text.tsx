import styles from "./rich-text.module.css";

interface RichTextProps {
  /** Cleaned where it was saved; nothing else may be given here. */
  html: string;
  lang?: string | undefined;
  /** The words of a link stay, the way out does not. */
  withoutLinks?: boolean;
}

/**
 * Formatted words that people wrote in the editor: the only place where HTML is taken as it is.
 * The mark, which stands last, tells where in a page they are (loaded.ts).
 */
export function RichText({ html, lang, withoutLinks }: RichTextProps) {
  const shown = withoutLinks ? html.replace(/<\/?a\b[^>]*>/gi, "") : html;
  return (
    <div
      className={styles.text}
      lang={lang}
      data-formatted=""
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
