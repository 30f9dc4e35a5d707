import {
  act,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { CallFailed } from "#web/core/calls/call.ts";
import { changeLanguage, isReloading } from "#web/core/language.tsx";
import { readText } from "#web/core/storage/storage.ts";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { ConflictModal } from "./conflict-modal.tsx";
import { EditForm } from "./edit-form.tsx";
import { useAdminForm } from "./use-admin-form.ts";

type Content = { name: string; note: string };
type Saved = Content & { version: number };
type Server = {
  send: (content: Content, since: Saved) => Promise<Saved>;
  readTheirs: () => Promise<Saved>;
};

const saved: Saved = { name: "Ana", note: "", version: 1 };
const edited = new CallFailed(409, [{ code: "edited_meanwhile" }]);

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));
const toastTexts = () =>
  vi.mocked(toasts.show).mock.calls.map(([{ text }]) => text);

function TestForm({ send, readTheirs }: Server) {
  const form = useAdminForm({
    start: saved,
    draftOf: ({ name, note }: Saved): Content => ({ name, note }),
    contentOf: (draft) => draft,
    problems: ({ name }) => (name === "" ? { name: "required" } : {}),
    send,
    success: "Saved",
    failure: { say: "Not saved", except: "edited_meanwhile" },
    onSaved: (reply, begin) => begin(reply),
    readTheirs,
  });
  return (
    <>
      <EditForm title="Edit" back={{ to: "/list", label: "Back" }} form={form}>
        {(["name", "note"] as const).map((field) => (
          <Field
            key={field}
            label={field}
            error={form.errors[field]}
            value={form.draft[field]}
            onChange={form.change(field)}
          />
        ))}
      </EditForm>
      <ConflictModal
        form={form}
        labelOf={(field) => `The ${field}`}
        show={(field, content) => content[field]}
      />
    </>
  );
}

const box = (name: "name" | "note") =>
  screen.getByLabelText<HTMLInputElement>(name);
const type = (name: "name" | "note", value: string) =>
  fireEvent.change(box(name), { target: { value } });
const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));
const save = () => press(formWords.en.save);
const isDirty = () => screen.queryByText(formWords.en.unsaved) !== null;

async function openForm() {
  const send = vi.fn<Server["send"]>();
  const readTheirs = vi.fn<Server["readTheirs"]>();
  const view = await mount(<TestForm {...{ send, readTheirs }} />);
  return { send, readTheirs, ...view };
}

const fieldInConflict = (name: "name" | "note") =>
  within(screen.getByRole("group", { name: `The ${name}` }));
const choose = (name: "name" | "note", version: string) =>
  userEvent.click(
    fieldInConflict(name).getByRole("radio", { name: new RegExp(version) }),
  );

/** Opens a conflict in which both changed the name, and a colleague's version is `theirs`. */
async function openConflict(theirs: Saved) {
  const server = await openForm();
  type("name", "Mine");
  type("note", "My note");
  server.send.mockRejectedValueOnce(edited);
  server.readTheirs.mockResolvedValueOnce(theirs);
  await save();
  const dialog = await screen.findByRole("dialog", {
    name: layoutWords.en.conflictTitle,
  });
  return { ...server, dialog: within(dialog) };
}

const otherName = { name: "Theirs", note: "", version: 2 };
const bothOther = { name: "Theirs", note: "Their note", version: 2 };

test("shows a problem at its field, moves the focus there and sends nothing", async () => {
  const { send } = await openForm();
  type("name", "");
  await save();
  expect(box("name").ariaInvalid).toBe("true");
  expect(document.activeElement).toBe(box("name"));
  expect(send).not.toHaveBeenCalled();
});

test("shows a refusal from the server at its field, and keeps the text for the next try", async () => {
  const { send } = await openForm();
  type("note", "x");
  send.mockRejectedValueOnce(
    new CallFailed(400, [{ code: "invalid", field: "note" }]),
  );
  await save();
  expect(document.activeElement).toBe(box("note"));
  expect(toastTexts()).toEqual(["Not saved"]);
  send.mockResolvedValueOnce(saved);
  await save();
  expect(send.mock.lastCall?.[0].note).toBe("x");
});

test("keeps text typed while a save is pending, and still counts it as unsaved", async () => {
  const { send } = await openForm();
  type("name", "Eva");
  let answer: (reply: Saved) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await save();
  type("note", "later");
  answer({ ...saved, name: "Eva", version: 2 });
  await waitFor(() => expect(toastTexts()).toEqual(["Saved"]));
  expect(box("note").value).toBe("later");
  expect(isDirty()).toBe(true);
  send.mockResolvedValueOnce({ name: "Eva", note: "later", version: 3 });
  await save();
  await waitFor(() => expect(isDirty()).toBe(false));
  expect(send.mock.lastCall?.[1].version).toBe(2);
});

test("merges a colleague's change to another field without asking", async () => {
  const { send, readTheirs } = await openForm();
  type("name", "Mine");
  send.mockRejectedValueOnce(edited);
  const theirs = { name: "Ana", note: "Theirs", version: 2 };
  readTheirs.mockResolvedValueOnce(theirs);
  send.mockResolvedValueOnce({ ...theirs, name: "Mine", version: 3 });
  await save();
  await waitFor(() => expect(toastTexts()).toEqual(["Saved"]));
  expect(send).toHaveBeenLastCalledWith(
    { name: "Mine", note: "Theirs" },
    theirs,
    "live",
  );
  expect(box("note").value).toBe("Theirs");
});

test("shows both versions of the fields that both changed, and saves mine unless I choose theirs", async () => {
  const { send, dialog } = await openConflict(otherName);
  const name = fieldInConflict("name");
  expect(name.getByText("Mine")).toBeDefined();
  expect(name.getByText("Theirs")).toBeDefined();
  expect(dialog.queryByText("The note")).toBeNull();
  const mine = { name: "Mine", note: "My note" };
  send.mockResolvedValueOnce({ ...mine, version: 3 });
  await press(layoutWords.en.saveChosen);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(send.mock.lastCall).toMatchObject([mine, { version: 2 }, "live"]);
  expect(isDirty()).toBe(false);
});

test("takes their version of a field that both changed, keeps my other changes and saves", async () => {
  const { send } = await openConflict(otherName);
  await choose("name", layoutWords.en.theirs);
  const both = { name: "Theirs", note: "My note" };
  send.mockResolvedValueOnce({ ...both, version: 3 });
  await press(layoutWords.en.saveChosen);
  await waitFor(() => expect(box("name").value).toBe("Theirs"));
  expect(send.mock.lastCall?.[0]).toEqual(both);
  expect(box("note").value).toBe("My note");
});

test("asks for each field separately", async () => {
  const { send } = await openConflict(bothOther);
  await choose("name", layoutWords.en.theirs);
  await choose("note", layoutWords.en.theirs);
  await choose("name", layoutWords.en.mine);
  const mixed = { name: "Mine", note: "Their note" };
  send.mockResolvedValueOnce({ ...mixed, version: 3 });
  await press(layoutWords.en.saveChosen);
  await waitFor(() => expect(box("note").value).toBe("Their note"));
  expect(send.mock.lastCall?.[0]).toEqual(mixed);
});

test("closing the conflict returns to my text, and the next save shows the conflict again", async () => {
  const { send, readTheirs } = await openConflict(otherName);
  await press(layoutWords.en.keepEditing);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(box("name").value).toBe("Mine");
  send.mockRejectedValueOnce(edited);
  readTheirs.mockResolvedValueOnce({ name: "Newer", note: "", version: 3 });
  await save();
  expect(await screen.findByText("Newer")).toBeDefined();
});

test("keeps the text and shows a toast when their version cannot be read", async () => {
  const { send, readTheirs } = await openForm();
  type("name", "Mine");
  send.mockRejectedValueOnce(edited);
  readTheirs.mockRejectedValueOnce(new CallFailed(0, []));
  await save();
  await waitFor(() => expect(toastTexts()).toEqual([formWords.en.saveFailed]));
  expect(box("name").value).toBe("Mine");
});

test("asks for confirmation before leaving with unsaved changes", async () => {
  const { router } = await openForm();
  type("name", "Eva");
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect(await screen.findByText(layoutWords.en.saveTitle)).toBeDefined();
  await press(layoutWords.en.leave);
  expect(router.state.location.pathname).toBe("/list");
});

async function saveAndLeave() {
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  await press(layoutWords.en.saveAndLeave);
}

test("saves and leaves to where the user was going", async () => {
  const { send, router } = await openForm();
  type("name", "Eva");
  send.mockResolvedValueOnce({ ...saved, name: "Eva", version: 2 });
  await saveAndLeave();
  await waitFor(() => expect(router.state.location.pathname).toBe("/list"));
  expect(send).toHaveBeenCalledOnce();
  expect(toastTexts()).toEqual(["Saved"]);
});

test.each([
  ["the form finds a problem", ""],
  ["the server refuses", "Eva"],
])("stays at the field with an error if %s", async (_case, name) => {
  const { send, router } = await openForm();
  type("name", name);
  send.mockRejectedValueOnce(
    new CallFailed(400, [{ code: "invalid", field: "name" }]),
  );
  await saveAndLeave();
  await waitFor(() => expect(box("name").ariaInvalid).toBe("true"));
  await waitFor(() => expect(document.activeElement).toBe(box("name")));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(router.state.location.pathname).toBe("/");
});

test.each([
  ["Ctrl+S", { key: "s", ctrlKey: true }],
  ["⌘S", { key: "s", metaKey: true }],
  ["Ctrl+S with Caps Lock", { key: "S", ctrlKey: true }],
  ["⌘S with Caps Lock", { key: "S", metaKey: true }],
])("%s saves the form instead of the page", async (_name, keys) => {
  const { send } = await openForm();
  send.mockResolvedValueOnce(saved);
  const isDefault = await act(async () => fireEvent.keyDown(box("name"), keys));
  expect(isDefault).toBe(false);
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  { key: "s" },
  { key: "S", ctrlKey: true, shiftKey: true },
  { key: "a", ctrlKey: true },
])("%j is left to the browser", async (keys) => {
  const { send } = await openForm();
  expect(fireEvent.keyDown(box("name"), keys)).toBe(true);
  expect(send).not.toHaveBeenCalled();
});

test("asks before the page is reloaded in another language, and changes nothing until then", async () => {
  const { user } = await openForm();
  type("name", "Eva");
  await act(async () => changeLanguage("es"));
  expect(await screen.findByText(layoutWords.en.saveTitle)).toBeDefined();
  await user.keyboard("{Escape}");
  await waitFor(() =>
    expect(screen.queryByText(layoutWords.en.saveTitle)).toBeNull(),
  );
  expect(readText("lang")).toBeUndefined();
  expect(isReloading()).toBe(false);
  expect(box("name").value).toBe("Eva");
});
