import { type ReactNode, useEffect, useState } from "react";

const nextTouch = ["pointerdown", "keydown"] as const;

/**
 * A page that is printed once after the family's sheet. Setting it opens the print dialog. It stays until the next touch
 * or key, because some phones fire `afterprint` before they read the page.
 */
export function usePrintedPage() {
  const [page, setPage] = useState<ReactNode>();
  useEffect(() => {
    if (!page) return;
    const remove = () => setPage(undefined);
    for (const event of nextTouch) addEventListener(event, remove, true);
    print();
    return () => {
      for (const event of nextTouch) removeEventListener(event, remove, true);
    };
  }, [page]);
  return [page, setPage] as const;
}
