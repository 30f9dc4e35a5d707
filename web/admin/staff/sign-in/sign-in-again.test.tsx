import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { forget, writeText } from "#web/core/storage/storage.ts";
import { mount } from "#web/testing/mount.tsx";
import { SignOnAgain } from "./sign-in-again.tsx";

beforeEach(() => forget("token"));

async function openDialog() {
  const onDone = vi.fn<() => void>();
  await mount(<SignOnAgain name="Okta" isProof={false} onDone={onDone} />);
  expect(screen.getByRole("link", { name: /Sign in again with Okta/ }));
  return onDone;
}

test("closes when someone signs in in another tab", async () => {
  const onDone = await openDialog();
  await act(async () => writeText("token", "new"));
  expect(onDone).toHaveBeenCalledOnce();
});

test("ignores other values stored in another tab, and a sign-out", async () => {
  writeText("token", "old");
  const onDone = await openDialog();
  await act(async () => writeText("lang", "es"));
  await act(async () => forget("token"));
  expect(onDone).not.toHaveBeenCalled();
});
