import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { onTestFinished, vi } from "vitest";

/** Mounts an element on a screen of its own at this address, until the test is over; needs `// @vitest-environment jsdom`. */
export async function mount(element: ReactElement, address = "/") {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  onTestFinished(cleanup);
  const router = createMemoryRouter([{ path: "*", element }], {
    initialEntries: [address],
  });
  const view = await act(async () =>
    render(<RouterProvider router={router} />),
  );
  return { ...view, screen, user: userEvent.setup(), router };
}
