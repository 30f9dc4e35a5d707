import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { toasts } from "./toast-queue.ts";
import { ToastRegion } from "./toast.tsx";

test("a notice with the focus stays when the pointer leaves it, until the focus leaves, too", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  await mount(<ToastRegion label="Notices" closeLabel="Close" />);
  vi.useFakeTimers();
  await act(async () => void toasts.show({ text: "Deleted", duration: 1000 }));
  const close = screen.getByRole("button", { name: "Close" });
  const region = screen.getByRole("region", { name: "Notices" });
  fireEvent.pointerMove(region);
  act(() => close.focus());
  fireEvent.pointerLeave(region);
  await act(async () => void vi.advanceTimersByTime(2000));
  expect(screen.queryByText("Deleted")).not.toBeNull();
  act(() => close.blur());
  await act(async () => void vi.advanceTimersByTime(2000));
  expect(screen.queryByText("Deleted")).toBeNull();
  vi.useRealTimers();
});
