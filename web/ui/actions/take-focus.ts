/** A ref that focuses an element when it mounts. Being stable, it does not run again on every render. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
