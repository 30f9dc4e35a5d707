// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { useKeys } from "./input.ts";

function Form(keys: Parameters<typeof useKeys>[1]) {
  const form = useRef<HTMLFormElement>(null);
  useKeys(form, keys);
  return (
    <>
      <h2 tabIndex={-1}>Elsewhere</h2>
      <form ref={form}>
        <h1 tabIndex={-1}>Question</h1>
      </form>
    </>
  );
}

test("keys 1 to 5 choose only while the form has the focus; Enter continues from anywhere", async () => {
  const [choose, enter] = [vi.fn(), vi.fn()];
  render(<Form {...{ choose, enter }} />);
  const user = userEvent.setup();
  await user.keyboard("1");
  screen.getByText("Elsewhere").focus();
  await user.keyboard("2{Enter}");
  expect(choose).not.toHaveBeenCalled();
  expect(enter).toHaveBeenCalledTimes(1);
  screen.getByText("Question").focus();
  await user.keyboard("3");
  expect(choose.mock.calls).toEqual([[2]]);
});
