import { type RefObject, useEffect } from "react";

/** Opens the panel for the printer in browsers whose style sheets cannot, and closes it again. */
export function usePrintOpen(panel: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    if (CSS.supports("selector(::details-content)")) return;
    let wasClosed = false;
    const open = () => {
      wasClosed = panel.current?.open === false;
      if (wasClosed && panel.current) panel.current.open = true;
    };
    const restore = () => {
      if (wasClosed && panel.current) panel.current.open = false;
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", restore);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", restore);
    };
  }, [panel]);
}
