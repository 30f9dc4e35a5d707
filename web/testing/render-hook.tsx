import { act, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { onTestFinished, vi } from "vitest";

/** A minimal page. Hooks need its events, and React needs an element to render into. */
function stubPage(): Element {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  const document = { activeElement: null };
  vi.stubGlobal("window", { document, HTMLIFrameElement: EventTarget });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = { nodeType: 1, nodeName: "DIV", tagName: "DIV" };
  const room = Object.assign(new EventTarget(), place, { ownerDocument: null });
  return room as unknown as Element;
}

/** Runs a hook on a separate screen at this address, until the test ends or `leave` is called. */
export async function renderHook<Props, Answer>(
  hook: (props: Props) => Answer,
  first: Props,
  address = "/",
) {
  let answer!: Answer;
  let set!: (props: { props: Props }) => void;
  function Screen() {
    const [{ props }, setProps] = useState({ props: first });
    const answered = hook(props);
    useEffect(() => {
      answer = answered;
      set = setProps;
    }, [answered]);
    return null;
  }
  const router = createMemoryRouter([{ path: "*", Component: Screen }], {
    initialEntries: [address],
  });
  const root = createRoot(stubPage());
  const leave = () => act(async () => root.unmount());
  onTestFinished(async () => {
    await leave();
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(<RouterProvider router={router} />));
  return {
    /** The latest return value of the hook. */
    now: () => answer,
    change: (props: Props) => act(async () => set({ props })),
    leave,
    router,
  };
}
