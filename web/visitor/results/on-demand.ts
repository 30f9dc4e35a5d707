import { type ComponentType, useState } from "react";
import { toasts } from "#web/ui/notices/toast-queue.ts";

/** A dialog that is loaded on first use. Offline, shows a toast instead. */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  failure: string,
) {
  const [shown, setShown] = useState<{ Window: ComponentType<Props> }>();

  async function open() {
    try {
      setShown({ Window: await load() });
    } catch {
      toasts.show({ text: failure, kind: "danger" });
    }
  }
  return {
    Window: shown?.Window,
    open: () => void open(),
    close: () => setShown(undefined),
  };
}
