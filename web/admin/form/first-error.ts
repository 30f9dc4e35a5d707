import { type RefObject, useEffect } from "react";

/** The first field that was refused gets the focus, so that its reason is read. */
export function focusFirstError(form: HTMLElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Does so each time that a form is refused. */
export function useFirstError(
  form: RefObject<HTMLElement | null>,
  errors: Record<string, string>,
) {
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [form, errors]);
}
