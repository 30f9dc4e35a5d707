import { type FormEvent, useState } from "react";
import { useLanguage } from "#web/core/language.tsx";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";

type Problem = "required" | "invalid_email";

function problemsIn(boxes: HTMLInputElement[]): [string, Problem][] {
  return boxes.map(({ name, validity }) => [
    name,
    validity.valueMissing ? "required" : "invalid_email",
  ]);
}

/**
 * Finds what is missing or wrong in the boxes of a form, in our words instead of the browser's, and
 * moves the focus to the first of these boxes. Submits only when nothing is wrong.
 */
export function useProblems(submit: (form: HTMLFormElement) => unknown) {
  const words = refusalWords[useLanguage()];
  const [problems, setProblems] = useState(new Map<string, Problem>());

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = [...form.elements].flatMap((box) =>
      box instanceof HTMLInputElement && !box.validity.valid ? [box] : [],
    );
    setProblems(new Map(problemsIn(wrong)));
    if (wrong[0]) wrong[0].focus();
    else void submit(form);
  }
  function errorOf(name: string): string | undefined {
    const problem = problems.get(name);
    return problem && words[problem];
  }
  /** `form` holds the props of the form element. */
  return { form: { noValidate: true, onSubmit }, errorOf };
}
