import { useWords } from "#web/core/language.tsx";
import { secondStepWords } from "#web/i18n/admin/second-step.ts";
import { Field } from "#web/ui/form/field.tsx";

type Props = {
  helper: string;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  /** The screen asks for nothing else. */
  isAlone?: boolean;
};

/** Phones offer the code by themselves. */
export function CodeField({ isAlone = false, ...field }: Props) {
  const words = useWords(secondStepWords);
  return (
    <Field
      {...field}
      label={words.codeLabel}
      name="code"
      autoComplete="one-time-code"
      spellCheck={false}
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where nothing else is asked for
      autoFocus={isAlone}
    />
  );
}
