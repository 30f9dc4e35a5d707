// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { usePrintedPage } from "./use-printed-page.ts";

function Sheet() {
  const [page, setPage] = usePrintedPage();
  return (
    <>
      <button onClick={() => setPage("For the doctor")}>Print</button>
      <article>{page}</article>
    </>
  );
}

test.each(["pointerdown", "keydown"])(
  "the added page stays after an early afterprint, until %s",
  async (event) => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const { screen, user } = await mount(<Sheet />);
    const shown = () => screen.getByRole("article").textContent;
    await user.click(screen.getByRole("button"));
    expect(print).toHaveBeenCalledOnce();
    await act(async () => void dispatchEvent(new Event("afterprint")));
    expect(shown()).toBe("For the doctor");
    await act(async () => void dispatchEvent(new Event(event)));
    expect(shown()).toBe("");
    expect(print).toHaveBeenCalledOnce();
  },
);
