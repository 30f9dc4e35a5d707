import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { forget, writeText } from "#web/core/storage/storage.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { SignOnAgain } from "./sign-in-again.tsx";

const email = "nora@clinic.example";

beforeEach(() => forget("token"));

async function openDialog() {
  const calls = pendingCalls();
  const onDone = vi.fn<() => void>();
  await mount(
    <SignOnAgain name="Okta" email={email} isProof={false} onDone={onDone} />,
  );
  expect(screen.getByRole("link", { name: /Sign in again with Okta/ }));
  return { calls, onDone };
}

/** Simulates a sign-in in another tab. */
const signInElsewhere = () => act(async () => writeText("token", "new"));

test("closes when the user signs in in another tab", async () => {
  const { calls, onDone } = await openDialog();
  await signInElsewhere();
  expect(calls.lines()).toEqual(["GET /api/auth"]);
  await calls.last().answer({ email });
  expect(onDone).toHaveBeenCalledOnce();
});

test("stays open without a connection, and checks again once it is back", async () => {
  const { calls, onDone } = await openDialog();
  await signInElsewhere();
  await calls.last().breakOff();
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => dispatchEvent(new Event("online")));
  await calls.last().answer({ email });
  expect(calls.lines()).toHaveLength(2);
  expect(onDone).toHaveBeenCalledOnce();
});

test("ignores other values stored in another tab", async () => {
  const { calls } = await openDialog();
  await act(async () => writeText("lang", "es"));
  expect(calls.lines()).toEqual([]);
});
