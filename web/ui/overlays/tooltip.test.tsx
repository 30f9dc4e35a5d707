import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { Tooltip } from "./tooltip.tsx";

test("appears after half a second under the pointer and closes with Escape", async () => {
  await mount(
    <Tooltip text="Move up">
      <button type="button">Up</button>
    </Tooltip>,
  );
  vi.useFakeTimers();
  const wait = (time: number) => act(async () => vi.advanceTimersByTime(time));
  const button = screen.getByRole("button");
  fireEvent.pointerMove(document.body, { pointerType: "mouse" });
  fireEvent.pointerEnter(button, { pointerType: "mouse" });
  await wait(499);
  expect(screen.queryByRole("tooltip")).toBeNull();
  await wait(2);
  expect(screen.getByRole("tooltip").textContent).toBe("Move up");
  fireEvent.keyDown(button, { key: "Escape" });
  await wait(200);
  expect(screen.queryByRole("tooltip")).toBeNull();
  vi.useRealTimers();
});
