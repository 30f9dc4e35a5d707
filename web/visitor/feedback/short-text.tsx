import { counter } from "#shared/rules/feedback.ts";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.ts";
import { Field } from "#web/ui/form/field.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";

interface ShortTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function isTooLong(text: string): boolean {
  return counter(text.trim()).remaining < 0;
}

/** A few words, counted as people count letters; the counter stands where a phone's keyboard hides nothing. */
export function ShortText(field: ShortTextProps) {
  const words = useWords(feedbackWords);
  const { remaining } = counter(field.value.trim());
  const isOver = remaining < 0;
  const announced = isOver
    ? words.charactersOver(-remaining)
    : remaining <= 20 &&
      remaining % 10 === 0 &&
      words.charactersLeft(remaining);
  return (
    <div>
      <Field
        {...field}
        kind="textarea"
        rows={3}
        {...(isOver
          ? { error: words.charactersOver(-remaining) }
          : { helper: words.charactersLeft(remaining) })}
      />
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  );
}
