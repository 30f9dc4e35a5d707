import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { EditForm } from "./edit-form.tsx";

async function opened() {
  const onSave = vi.fn<() => void>();
  await mount(
    <EditForm
      title="Edit"
      back={{ to: "/", label: "Back" }}
      isDirty={false}
      isSaving={false}
      errors={{}}
      onSave={onSave}
    >
      <input aria-label="Name" />
    </EditForm>,
  );
  const press = (keys: KeyboardEventInit) =>
    !fireEvent.keyDown(screen.getByLabelText("Name"), keys);
  return { onSave, press };
}

test.each([
  ["Ctrl+S", { key: "s", ctrlKey: true }],
  ["⌘S", { key: "s", metaKey: true }],
  ["Ctrl+S with Caps Lock", { key: "S", ctrlKey: true }],
  ["⌘S with Caps Lock", { key: "S", metaKey: true }],
])("%s saves the form, and not the page", async (_name, keys) => {
  const { onSave, press } = await opened();
  expect(press(keys)).toBe(true);
  expect(onSave).toHaveBeenCalledOnce();
});

test.each([
  ["S", { key: "s" }],
  ["Ctrl+Shift+S", { key: "S", ctrlKey: true, shiftKey: true }],
  ["Ctrl+A", { key: "a", ctrlKey: true }],
])("%s stays the browser's", async (_name, keys) => {
  const { onSave, press } = await opened();
  expect(press(keys)).toBe(false);
  expect(onSave).not.toHaveBeenCalled();
});
