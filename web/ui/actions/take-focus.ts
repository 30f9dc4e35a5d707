/** A ref for what appears and is to be focused once; declared here, so that rendering again does not repeat it. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
