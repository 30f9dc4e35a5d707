import { type FormEvent, useState } from "react";
import { useLanguage } from "#web/core/language.tsx";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";

type Problem = "required" | "invalid_email";

function problemsIn(inputs: HTMLInputElement[]): [string, Problem][] {
  return inputs.map(({ name, validity }) => [
    name,
    validity.valueMissing ? "required" : "invalid_email",
  ]);
}

/**
 * Validates a form with the browser's own checks and our messages. Focuses the first invalid input. Calls `submit`
 * only if all inputs are valid.
 */
export function useProblems(submit: (form: HTMLFormElement) => unknown) {
  const words = refusalWords[useLanguage()];
  const [problems, setProblems] = useState(new Map<string, Problem>());

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const invalidInputs = [...form.elements].flatMap((input) =>
      input instanceof HTMLInputElement && !input.validity.valid ? [input] : [],
    );
    setProblems(new Map(problemsIn(invalidInputs)));
    if (invalidInputs[0]) invalidInputs[0].focus();
    else void submit(form);
  }
  function errorOf(name: string): string | undefined {
    const problem = problems.get(name);
    return problem && words[problem];
  }
  /** `form` holds the props of the form element. */
  return { form: { noValidate: true, onSubmit }, errorOf };
}
