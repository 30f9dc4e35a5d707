import { useState } from "react";
import { counter } from "#shared/rules/feedback.ts";
import { useIsFilledIn } from "#web/core/first-page/from-server.ts";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.ts";
import { Field } from "#web/ui/form/field.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";

interface ShortTextProps {
  label: string;
  name: string;
  defaultValue: string | undefined;
}

/** A few words, counted as people count letters; the counter stands where a phone's keyboard hides nothing. */
export function ShortText({ defaultValue = "", ...field }: ShortTextProps) {
  const words = useWords(feedbackWords);
  const [text, setText] = useState(defaultValue);
  const { remaining } = counter(text.trim());
  const isOver = remaining < 0;
  // Nobody counts where no script does.
  const isCounted = useIsFilledIn();
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
        defaultValue={defaultValue}
        onChange={setText}
        {...(isOver
          ? { error: words.charactersOver(-remaining) }
          : {
              helper: isCounted
                ? words.charactersLeft(remaining)
                : words.charactersAtMost,
            })}
      />
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  );
}
