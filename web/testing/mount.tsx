import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import {
  createMemoryRouter,
  type InitialEntry,
  type RouteObject,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { onTestFinished, vi } from "vitest";

// jsdom has no layout.
if (!("scrollIntoView" in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
Object.assign(Range.prototype, {
  getBoundingClientRect: () => new DOMRect(),
  getClientRects: () => document.body.getClientRects(),
});

/** Mounts these routes on a separate screen at this address, until the test ends. */
export async function mountScreens(
  routes: RouteObject[],
  address: InitialEntry,
  loaderData?: Record<string, unknown>,
) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  onTestFinished(cleanup);
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    ...(loaderData && { hydrationData: { loaderData } }),
  });
  const view = await act(async () =>
    render(<RouterProvider router={router} />),
  );
  const user = userEvent.setup();
  /** Clicks a button. A dialog may have two of the same name, which both close it. */
  const press = (name: string | RegExp) =>
    user.click(screen.getAllByRole("button", { name })[0] as Element);
  return { ...view, screen, user, press, router };
}

/**
 * Mounts an element on a separate screen at this address, until the test ends. If the data is a function, each reload
 * of the screen calls it.
 */
export async function mount(
  element: ReactElement,
  address: InitialEntry = "/",
  loaderData?: unknown,
) {
  const loader = () =>
    typeof loaderData === "function" ? loaderData() : loaderData;
  const route = { id: "screen", path: "*", element, loader };
  return mountScreens(
    [loaderData === undefined ? { path: "*", element } : route],
    address,
    { screen: loader() },
  );
}
