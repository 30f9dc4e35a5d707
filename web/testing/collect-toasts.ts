import { vi } from "vitest";
import { toasts } from "#web/ui/notices/toast-queue.ts";

/** Collects the texts of toasts instead of showing them. */
export function collectToasts() {
  const show = vi.spyOn(toasts, "show").mockReturnValue(0);
  return () => show.mock.calls.map(([{ text }]) => text);
}
