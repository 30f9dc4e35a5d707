// @vitest-environment jsdom
import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { signOut } from "#web/core/calls/session.ts";
import { contactNamed } from "#web/testing/contacts.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { useDeletion } from "./use-deletion.ts";

function Contacts() {
  const { deleteLater } = useDeletion(() => undefined);
  return (
    <button onClick={() => deleteLater([contactNamed("Dora")])}>Delete</button>
  );
}

const deletion = "POST /api/contacts/delete";

test("signing out first deletes the contacts whose time for Undo is not over", async () => {
  const calls = pendingCalls();
  const { screen, user } = await mount(<Contacts />);
  await user.click(screen.getByRole("button"));
  expect(calls.lines()).toEqual([]);
  await act(async () => void signOut());
  expect(calls.lines()).toEqual([deletion]);
  expect(calls.last().body).toEqual({ conts: ["Dora"] });
  await calls.last().answer({ amount: 1 });
  expect(calls.lines()).toEqual([deletion, "DELETE /api/auth"]);
});

test("signing out waits only a few seconds for a deletion", async () => {
  const calls = pendingCalls();
  const { screen, user } = await mount(<Contacts />);
  await user.click(screen.getByRole("button"));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await act(async () => void signOut());
  await act(() => vi.advanceTimersByTimeAsync(4900));
  expect(calls.lines()).toEqual([deletion]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(calls.lines()).toEqual([deletion, "DELETE /api/auth"]);
});

test("signing out does not repeat a deletion that was made", async () => {
  const calls = pendingCalls();
  const { screen, user, unmount } = await mount(<Contacts />);
  await user.click(screen.getByRole("button"));
  await act(async () => unmount());
  await calls.last().answer({ amount: 1 });
  await act(async () => void signOut());
  expect(calls.lines()).toEqual([deletion, "DELETE /api/auth"]);
});
