import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Hears of the boxes of this name that were ticked or cleared before the page could listen. */
export function useEarlyTicks(
  inside: RefObject<HTMLElement | null>,
  name: string,
  onTick: (value: string, isTicked: boolean) => void,
) {
  const early = useRef<[string, boolean][]>([]);
  // Before what is stored is shown, and told when it is.
  useLayoutEffect(() => {
    const boxes = inside.current?.querySelectorAll<HTMLInputElement>(
      `[name="${name}"]`,
    );
    early.current = [...(boxes ?? [])]
      .filter((box) => box.checked !== box.defaultChecked)
      .map((box) => [box.value, box.checked]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on the page that the server sent
  }, []);
  useEffect(() => {
    for (const [value, isTicked] of early.current.splice(0))
      onTick(value, isTicked);
  });
}
