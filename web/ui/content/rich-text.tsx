import styles from "./rich-text.module.css";

interface RichTextProps {
  /** Cleaned where it was saved; nothing else may be given here. */
  html: string;
  lang?: string | undefined;
}

/** Formatted words that people wrote in the editor: the only place where HTML is taken as it is. */
export function RichText({ html, lang }: RichTextProps) {
  return (
    <div
      className={styles.text}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
