import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

type Keys = { choose: (index: number) => void; enter: () => void };

/**
 * 1 to 5 choose while the focus is inside the form (WCAG 2.1.4). Enter goes on from anywhere on the page; a
 * button or link keeps its own Enter.
 */
export function useKeys(
  form: RefObject<HTMLElement | null>,
  { choose, enter }: Keys,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = event.target as HTMLElement;
    const isElsewhere =
      target.closest("header, footer, dialog, [role='dialog']") !== null;
    if (isElsewhere || target.closest("input[type='text'], textarea")) return;
    if (/^[1-5]$/.test(event.key)) {
      if (form.current?.contains(target)) choose(Number(event.key) - 1);
    } else if (event.key === "Enter" && !target.closest("a, button, input"))
      enter();
  });
  // Before the question is seen: whoever knows the keys may press the next one at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
