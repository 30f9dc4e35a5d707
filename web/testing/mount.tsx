import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { onTestFinished, vi } from "vitest";

// jsdom has no layout.
if (!("scrollIntoView" in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });

/** Mounts an element on a separate screen at this address, until the test ends. */
export async function mount(
  element: ReactElement,
  address = "/",
  loaderData?: unknown,
) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  onTestFinished(cleanup);
  const route = { id: "screen", path: "*", element, loader: () => loaderData };
  const router = createMemoryRouter(
    [loaderData === undefined ? { path: "*", element } : route],
    {
      initialEntries: [address],
      hydrationData: { loaderData: { screen: loaderData } },
    },
  );
  const view = await act(async () =>
    render(<RouterProvider router={router} />),
  );
  return { ...view, screen, user: userEvent.setup(), router };
}
