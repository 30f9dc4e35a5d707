import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { SetUpForm } from "./set-up-form.tsx";

test("signs in the first admin, and removes the secret from the URL without a new history entry", async () => {
  const calls = pendingCalls();
  const place = { idx: 2, key: "abc" };
  history.replaceState(place, "", "/login#setup=secret");
  const onDone = vi.fn<() => void>();
  await mount(<SetUpForm setup="secret" onDone={onDone} />);
  await calls.last().answer({ least: 12, mail: false });
  await userEvent.type(screen.getByLabelText(/Your name/), "Nora");
  await userEvent.type(screen.getByLabelText(/Email/), "nora@clinic.example");
  await userEvent.type(screen.getByLabelText(/^Password/), "a long password");
  await userEvent.click(screen.getByRole("button", { name: /Create/ }));
  await calls.last().answer({ token: "token" });
  expect(onDone).toHaveBeenCalledOnce();
  expect(location.hash).toBe("");
  expect(history.state).toEqual(place);
});
