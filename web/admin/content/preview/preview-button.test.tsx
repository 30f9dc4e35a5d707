import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { previewWords } from "#web/i18n/admin/content/preview.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { PreviewButton } from "./preview-button.tsx";

const words = previewWords.en;
const hash = "a".repeat(64);
const preview = {
  hash,
  publication: 3,
  author: "Ana",
  date: "2026-11-20T12:00:00.000Z",
  until: "2026-11-27T12:00:00.000Z",
  address: "https://clinic.example/preview/secret",
};

/** Opens the window with a preview of version 3. Returns the calls that were sent. */
async function open() {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (address: string, options?: RequestInit) => {
    const line = `${options?.method} ${address}`;
    sent.push(line);
    if (line === "POST /api/previews") return Response.json(preview);
    if (line === "GET /api/previews") return Response.json([preview]);
    return new Response(null, { status: 204 });
  });
  await mount(<PreviewButton publication={3} to="/quiz" language="es" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: words.preview }));
  const frame = await screen.findByTitle(words.frame);
  return { sent, user, frame };
}

test("a chosen page is loaded in a new frame, even if it was already open", async () => {
  const { user } = await open();
  for (const _ of [1, 2]) {
    const before = screen.getByTitle(words.frame);
    await user.selectOptions(screen.getByLabelText(words.goTo), "/aboutus");
    const frame = screen.getByTitle(words.frame);
    expect(frame).not.toBe(before);
    expect(frame.getAttribute("src")).toContain("to=%2Faboutus%3Flang%3Des");
  }
});

const end = `DELETE /api/previews/${hash}`;

test("shows the site in a frame, and ends the preview when the window is closed", async () => {
  const { sent, user, frame } = await open();
  expect(frame.getAttribute("src")).toBe(
    "/preview/secret?desk=&to=%2Fquiz%3Flang%3Des",
  );
  await user.click(screen.getByRole("button", { name: words.close }));
  await waitFor(() => expect(sent).toContain(end));
  expect(sent).toContain("POST /preview/leave");
});

test("a link that was shown keeps working after the window is closed", async () => {
  const { sent, user } = await open();
  const link = `${preview.address}?to=/quiz`;
  expect(screen.queryByText(link)).toBeNull();
  await user.click(screen.getByRole("button", { name: words.share }));
  expect(screen.getByText(link)).toBeDefined();
  await user.click(screen.getByRole("button", { name: words.close }));
  await waitFor(() => expect(sent).toContain("POST /preview/leave"));
  expect(sent).not.toContain(end);
});
