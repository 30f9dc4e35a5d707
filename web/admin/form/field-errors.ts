import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { richTextLimit } from "#shared/rules/field-limits.ts";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import { CallFailed } from "#web/core/calls/call.ts";
import { useReasons, useSentence } from "#web/core/calls/reasons.ts";

/** Messages by the server's field name, such as `homePage.title1_en`. */
export type FieldErrors = Record<string, string>;

/** By field: an error code or a message. */
export type Problems = Partial<Record<string, ErrorCode | { text: string }>>;

/**
 * Called instead of `focusFirst` when the server refuses. `focusFirst` moves the focus to the first field with an
 * error.
 */
export type OnRefused = (
  errors: FieldErrors,
  focusFirst: () => void,
) => unknown;

/** The errors to show at a form's fields. Showing them moves the focus to the first one. */
export function useFormErrors(
  form: RefObject<HTMLElement | null>,
  onRefused: OnRefused | undefined,
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  function show(newErrors: FieldErrors) {
    flushSync(() => setErrors(newErrors));
    if (Object.keys(newErrors).length === 0) return;
    const focusFirst = () => focusFirstError(form.current);
    if (onRefused) onRefused(newErrors, focusFirst);
    else focusFirst();
  }
  return { errors, show, clear: () => setErrors({}) };
}

/** Moves the focus to the first field with an error, so that screen readers read it. */
export function focusFirstError(form: HTMLElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Focuses the first field with an error whenever the errors change. */
export function useFirstError(
  form: RefObject<HTMLElement | null>,
  errors: FieldErrors,
) {
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [form, errors]);
}

/** Maps a refused call to messages by the server's field name. */
export function useFieldReasons() {
  const reasonsOf = useReasons();
  return (error: unknown): FieldErrors => {
    if (!(error instanceof CallFailed)) return {};
    const sentences = reasonsOf(error);
    return Object.fromEntries(
      error.reasons.flatMap(({ field }, at) =>
        field === undefined ? [] : [[field, sentences[at] ?? ""]],
      ),
    );
  };
}

/** Turns validation problems into the server's messages. */
export function useRefusals() {
  const sentenceOf = useSentence();
  // This is the only length limit that is checked here. All other inputs enforce theirs with `maxlength`.
  const values = { most: richTextLimit };
  const textOf = (problem: ErrorCode | { text: string }) =>
    typeof problem === "string"
      ? sentenceOf({ code: problem, values })
      : problem.text;
  return (problems: Problems): FieldErrors =>
    Object.fromEntries(
      Object.entries(problems).flatMap(([field, problem]) =>
        problem ? [[field, textOf(problem)]] : [],
      ),
    );
}
