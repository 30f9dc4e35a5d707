import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMemoryRouter, type InitialEntry } from "react-router";
import { RouterProvider } from "react-router/dom";
import { onTestFinished, vi } from "vitest";

// jsdom has no layout.
if (!("scrollIntoView" in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });

/**
 * Mounts an element on a separate screen at this address, until the test ends. If the data is a function, each reload
 * of the screen calls it.
 */
export async function mount(
  element: ReactElement,
  address: InitialEntry = "/",
  loaderData?: unknown,
) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  onTestFinished(cleanup);
  const loader = () =>
    typeof loaderData === "function" ? loaderData() : loaderData;
  const route = { id: "screen", path: "*", element, loader };
  const router = createMemoryRouter(
    [loaderData === undefined ? { path: "*", element } : route],
    {
      initialEntries: [address],
      hydrationData: { loaderData: { screen: loader() } },
    },
  );
  const view = await act(async () =>
    render(<RouterProvider router={router} />),
  );
  return { ...view, screen, user: userEvent.setup(), router };
}
