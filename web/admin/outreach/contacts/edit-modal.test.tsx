// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { contactNamed } from "#web/testing/contacts.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { EditModal } from "./edit-modal.tsx";

async function openModal() {
  const calls = pendingCalls();
  const handlers = { onSaved: vi.fn(), onChecked: vi.fn(), onClose: vi.fn() };
  const contact = contactNamed("Ana", { deadphone: "unreachable", version: 3 });
  const page = await mount(<EditModal contact={contact} {...handlers} />);
  const note = () => page.screen.getByRole("textbox", { name: /^Note/ });
  const press = (name: string) =>
    page.user.click(page.screen.getAllByRole("button", { name })[0] as Element);
  return { ...page, ...handlers, calls, note, press };
}

test("verifying the number keeps the dialog and its draft", async () => {
  const { screen, user, calls, note, press, onChecked, onClose } =
    await openModal();
  await user.type(note(), "Call in the evening");
  await press("Number verified. Resume texts");
  expect(calls.lines()).toEqual(["DELETE /api/contacts/Ana/dead-phone"]);
  await calls.last().answer(null);
  expect(onChecked).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  expect(note()).toHaveProperty("value", "Call in the evening");
  expect(screen.queryByRole("button", { name: /checked/ })).toBeNull();
});

test("Escape, Cancel and Close ask before discarding changes", async () => {
  const { screen, user, note, press, onClose } = await openModal();
  await user.type(note(), "Late");
  for (const leave of [
    () => user.keyboard("{Escape}"),
    () => press("Cancel"),
    () => press("Close"),
  ]) {
    await leave();
    await press("Stay here");
    expect(screen.queryByText("Save your changes?")).toBeNull();
  }
  expect(onClose).not.toHaveBeenCalled();
  expect(note()).toHaveProperty("value", "Late");
  await press("Cancel");
  await press("Leave without saving");
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(["/dashboard", "/?contact="])(
  "going to %s, as with Back, asks before discarding changes",
  async (to) => {
    const { screen, user, calls, note, press, router } = await openModal();
    const go = () => act(() => router.navigate(to));
    await user.type(note(), "Late");
    await go();
    await press("Stay here");
    expect(note()).toHaveProperty("value", "Late");
    expect(router.state.location).toMatchObject({ pathname: "/", search: "" });
    await go();
    await press("Save and leave");
    await act(() => vi.waitFor(() => expect(calls.all()).toHaveLength(1)));
    expect(calls.last().body).toMatchObject({ note: "Late" });
    await calls.last().answer(contactNamed("Ana", { note: "Late" }));
    expect(screen.queryByText("Save your changes?")).toBeNull();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(to);
  },
);

test("Cancel closes at once if nothing changed", async () => {
  const { press, onClose } = await openModal();
  await press("Cancel");
  expect(onClose).toHaveBeenCalledOnce();
});

test("marks a missing name, and closes after saving", async () => {
  const { screen, user, calls, press, onSaved, onClose } = await openModal();
  const name = screen.getByRole("textbox", { name: /^Parent Name/ });
  await user.clear(name);
  await press("Save");
  expect(document.activeElement).toBe(name);
  expect(calls.all()).toEqual([]);
  await user.type(name, "Ana Díaz");
  await press("Save");
  expect(calls.last().body).toMatchObject({ name: "Ana Díaz", version: 3 });
  const saved = contactNamed("Ana Díaz");
  await calls.last().answer(saved);
  expect(onSaved).toHaveBeenCalledWith(saved);
  expect(onClose).toHaveBeenCalledOnce();
});

test("shows a refused value at its field", async () => {
  const { screen, user, calls, press, onClose } = await openModal();
  const zip = screen.getByRole("textbox", { name: /^ZIP code/ });
  await user.type(zip, "70");
  await press("Save");
  await calls.last().refuse(400, "invalid", "zip");
  expect(screen.getByText("Please check this field.")).toBeDefined();
  expect(document.activeElement).toBe(zip);
  expect(onClose).not.toHaveBeenCalled();
});

test("if two people edit a contact, the second to save chooses between both versions", async () => {
  const { screen, user, calls, note, press, onSaved } = await openModal();
  await user.type(note(), "Mine");
  await press("Save");
  await calls.last().refuse(409, "edited_meanwhile");
  const theirs = { name: "Ana Ruiz", note: "Theirs", version: 4 };
  await calls.last().answer(contactNamed("Ana", theirs));
  const conflict = screen.getByRole("dialog", {
    name: "Someone else changed this",
  });
  expect(conflict.textContent).toContain("Theirs");
  expect(conflict.textContent).not.toContain("Ana Ruiz");
  await press("Save the chosen versions");
  const chosen = { name: "Ana Ruiz", note: "Mine", version: 4 };
  expect(calls.last().body).toMatchObject(chosen);
  await calls.last().answer(contactNamed("Ana", chosen));
  expect(onSaved).toHaveBeenCalledOnce();
});
