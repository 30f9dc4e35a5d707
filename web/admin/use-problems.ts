import { useState } from "react";
import { useLanguage } from "#web/core/language.tsx";
import { refusalWords } from "#web/i18n/core/refusals.ts";

type Problem = "required" | "invalid_email";

function problemsIn(boxes: HTMLInputElement[]): [string, Problem][] {
  return boxes.map(({ name, validity }) => [
    name,
    validity.valueMissing ? "required" : "invalid_email",
  ]);
}

/** What is missing or wrong in the boxes of a form, in our words instead of the browser's. */
export function useProblems() {
  const words = refusalWords[useLanguage()];
  const [problems, setProblems] = useState(new Map<string, Problem>());

  /** Whether the form can be sent; if not, the first box to mend has the focus. */
  function check(form: HTMLFormElement): boolean {
    const wrong = [...form.elements].flatMap((box) =>
      box instanceof HTMLInputElement && !box.validity.valid ? [box] : [],
    );
    setProblems(new Map(problemsIn(wrong)));
    wrong[0]?.focus();
    return wrong.length === 0;
  }
  function errorOf(name: string): string | undefined {
    const problem = problems.get(name);
    return problem && words[problem];
  }
  return { check, errorOf };
}
