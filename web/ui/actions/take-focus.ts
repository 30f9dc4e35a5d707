/**
 * A ref that focuses an element when it mounts. It is always the same function, so React does not call it on every
 * render.
 */
export function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
