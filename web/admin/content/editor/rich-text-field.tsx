import { lazy, Suspense, useId, useRef } from "react";
import { richTextLimit } from "#shared/rules/field-limits.ts";
import { useWords } from "#web/core/language.tsx";
import { editorWords } from "#web/i18n/admin/content/editor.words.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { FieldMessages } from "#web/ui/form/field-message.tsx";
import fieldStyles from "#web/ui/form/field.module.css";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./rich-text-field.module.css";

const Editor = lazy(() => import("./editor.tsx"));

type Props = {
  label: string;
  lang: "en" | "es";
  value: string;
  error?: string | undefined;
  /** False if visitors do not see links in this text. */
  mayLink?: boolean;
  onChange: (html: string) => void;
};

/** A labeled rich text field; its text is readable while the editor loads. */
export function RichTextField({ mayLink = true, ...props }: Props) {
  const { label, lang, value, onChange } = props;
  const words = useWords(editorWords);
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const isTooLong = value.length > richTextLimit;
  const error = isTooLong ? words.tooLong : props.error;
  return (
    <div ref={field} className={fieldStyles.field}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- like a click on a label */}
      <span
        id={`${id}-label`}
        className={fieldStyles.label}
        onClick={() =>
          field.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus()
        }
      >
        {label}
      </span>
      <FieldMessages id={id} error={error} />
      <VisuallyHidden>
        <span id={`${id}-keys`}>{words.keys}</span>
      </VisuallyHidden>
      <Suspense
        // Same height as the editor.
        fallback={
          <div className={styles.waiting}>
            <RichText html={value} lang={lang} />
          </div>
        }
      >
        <Editor
          value={value}
          name={label}
          lang={lang}
          labelledBy={`${id}-label`}
          describedBy={`${id}-error ${id}-counter ${id}-keys`}
          isInvalid={Boolean(error)}
          mayLink={mayLink}
          onChange={onChange}
        />
      </Suspense>
      <p id={`${id}-counter`} className={fieldStyles.counter}>
        {value.length >= 0.8 * richTextLimit &&
          words.used(value.length / 1000, richTextLimit / 1000)}
      </p>
    </div>
  );
}
