import { act, cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { onTestFinished, vi } from "vitest";

/** Mounts an element on a screen of its own at this address, until the test is over. */
export async function mount(element: ReactElement, address = "/") {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  onTestFinished(cleanup);
  const router = createMemoryRouter([{ path: "*", element }], {
    initialEntries: [address],
  });
  const view = await act(async () =>
    render(<RouterProvider router={router} />),
  );
  return { ...view, router };
}
