import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { EditedConcern } from "#shared/contract/content/concerns.ts";
import { previewWords } from "#web/i18n/admin/content/preview.words.ts";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { emptyConcern } from "./concern-draft.ts";
import { ConcernForm } from "./concern-screen.tsx";

const concern: EditedConcern = {
  ...emptyConcern,
  _id: "1".repeat(22),
  name: "Cost",
  name_es: "Costo",
  active: true,
  version: 1,
};

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));

const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));

test("shows a colleague's version next to mine, and saves the one chosen", async () => {
  const calls = pendingCalls();
  await mount(<ConcernForm concern={concern} />);
  const name = screen.getByRole("textbox", { name: /^Name \(English\)/ });
  fireEvent.change(name, { target: { value: "Price" } });
  await press("Save");
  await calls.last().refuse(409, "edited_meanwhile");
  const draft = {
    list: "concerns",
    id: concern._id,
    fields: [{ field: "name_es", before: "Costo", after: "Only drafted" }],
  };
  await calls.last().answer({ drafts: [draft], latest: 2 });
  await calls.last().answer({
    ...concern,
    name: "Fee",
    suggestedquestions: ["Is it free?"],
    version: 2,
  });
  const dialog = within(
    screen.getByRole("dialog", { name: layoutWords.en.conflictTitle }),
  );
  expect(dialog.getByText("Price")).toBeDefined();
  expect(dialog.getByText("Fee")).toBeDefined();
  expect(dialog.queryByText("Is it free?")).toBeNull();
  await press(layoutWords.en.saveChosen);
  expect(calls.last()).toMatchObject({
    line: `PUT /api/concerns/${concern._id}`,
    // Saving on the site must not publish the draft of a colleague.
    body: {
      name: "Price",
      name_es: "Costo",
      suggestedquestions: ["Is it free?"],
      version: 2,
    },
  });
  await calls.last().answer({ ...concern, name: "Price", version: 3 });
});

test("merges a colleague's draft of other texts into mine without asking", async () => {
  const calls = pendingCalls();
  await mount(<ConcernForm concern={{ ...concern, latest: 4 }} />);
  const name = screen.getByRole("textbox", { name: /^Name \(Spanish\)/ });
  fireEvent.change(name, { target: { value: "Precio" } });
  await press("Save as draft");
  await calls.last().refuse(409, "edited_meanwhile");
  const draft = {
    list: "concerns",
    id: concern._id,
    version: 7,
    fields: [{ field: "summary", before: "", after: "It is free." }],
    conflicts: [],
  };
  await calls.last().answer({ drafts: [draft], latest: 4 });
  await calls.last().answer(concern);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(calls.last()).toMatchObject({
    line: `PUT /api/drafts/concerns/${concern._id}`,
    body: { fields: { name_es: "Precio" }, version: 7 },
  });
  await calls.last().answer({ ...draft, version: 8 });
});

test("a preview first saves the changes as a draft, and the form continues with it", async () => {
  const calls = pendingCalls();
  await mount(<ConcernForm concern={{ ...concern, latest: 4 }} />);
  const name = screen.getByRole("textbox", { name: /^Name \(English\)/ });
  fireEvent.change(name, { target: { value: "Price" } });
  await press("Preview");
  const line = `PUT /api/drafts/concerns/${concern._id}`;
  const fields = { name: "Price" };
  expect(calls.last()).toMatchObject({ line, body: { fields, base: 4 } });
  const saved = { list: "concerns", id: concern._id, version: 7 };
  await calls.last().answer(saved);
  const draft = {
    ...saved,
    author: "Ana",
    date: "2027-01-31T12:00:00.000Z",
    fields: [{ field: "name", before: "Cost", after: "Price" }],
    conflicts: [],
  };
  await calls.last().answer({ drafts: [draft], latest: 4 });
  await calls.last().answer(concern);
  const dialog = screen.getByRole("dialog");
  expect(dialog.textContent).toContain(previewWords.en.saved);
  expect(calls.lines()).toContain("POST /api/previews");
  expect(toasts.show).not.toHaveBeenCalled();
  await press(previewWords.en.close);
  await press("Preview");
  expect(screen.getByRole("dialog").textContent).not.toContain(
    previewWords.en.saved,
  );
  await press(previewWords.en.close);
  fireEvent.change(name, { target: { value: "Fee" } });
  await press("Save draft");
  expect(calls.last()).toMatchObject({
    line,
    body: { fields: { name: "Fee" }, version: 7 },
  });
});

test("a new concern can be saved although a colleague changed its draft after its first preview", async () => {
  const calls = pendingCalls();
  const { router } = await mount(<ConcernForm concern={undefined} />);
  const typeName = (language: string, value: string) =>
    fireEvent.change(
      screen.getByRole("textbox", {
        name: new RegExp(`^Name \\(${language}\\)`),
      }),
      { target: { value } },
    );
  typeName("English", "Price");
  typeName("Spanish", "Precio");
  await press("Preview");
  expect(calls.last().line).toBe("PUT /api/drafts/concerns/new");
  const saved = { list: "concerns", id: concern._id, version: 7 };
  await calls.last().answer(saved);
  const draft = {
    ...saved,
    state: "added",
    author: "Ana",
    date: "2027-01-31T12:00:00.000Z",
    fields: [
      { field: "name", before: undefined, after: "Price" },
      { field: "name_es", before: undefined, after: "Precio" },
    ],
    conflicts: [],
  };
  await calls.last().answer({ drafts: [draft], latest: 4 });
  await press(previewWords.en.close);
  expect(router.state.location.pathname).toBe(
    `/dashboard/concerns/edit/${concern._id}`,
  );
  typeName("Spanish", "El precio");
  await press("Save draft");
  await calls.last().refuse(409, "edited_meanwhile");
  const [, nameEs] = draft.fields;
  const changed = {
    ...draft,
    version: 8,
    fields: [{ field: "name", before: undefined, after: "Fee" }, nameEs],
  };
  await calls.last().answer({ drafts: [changed], latest: 4 });
  expect(calls.last()).toMatchObject({
    line: `PUT /api/drafts/concerns/${concern._id}`,
    body: { fields: { name_es: "El precio" }, version: 8 },
  });
  await calls.last().answer({ ...saved, version: 9 });
});

test("if the draft cannot be saved, an error appears at the field instead of a preview", async () => {
  const calls = pendingCalls();
  await mount(<ConcernForm concern={concern} />);
  const name = screen.getByRole("textbox", { name: /^Name \(English\)/ });
  fireEvent.change(name, { target: { value: "" } });
  await press("Preview");
  expect(calls.all()).toEqual([]);
  expect(document.activeElement).toBe(name);
  fireEvent.change(name, { target: { value: "Price" } });
  await press("Preview");
  await calls.last().refuse(400, "invalid", "name");
  expect(document.activeElement).toBe(name);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a draft is published from its form, which then returns to the list", async () => {
  const calls = pendingCalls();
  const draft = {
    list: "concerns" as const,
    id: concern._id,
    version: 7,
    state: "changed" as const,
    title: "Cost",
    title_es: "Costo",
    author: "Ana",
    date: "2027-01-31T12:00:00.000Z",
    fields: [],
    conflicts: [],
    findings: [],
  };
  const { router } = await mount(
    <ConcernForm concern={{ ...concern, draft, latest: 4 }} />,
  );
  const name = screen.getByRole("textbox", { name: /^Name \(English\)/ });
  fireEvent.change(name, { target: { value: "Price" } });
  await press("Publish");
  const item = { list: "concerns", id: concern._id, version: 8 };
  await calls.last().answer(item);
  expect(calls.last()).toMatchObject({
    line: "POST /api/publications",
    body: { items: [item] },
  });
  await calls.last().answer({});
  expect(router.state.location).toMatchObject({
    pathname: "/dashboard/concerns",
    hash: `#${concern._id}`,
  });
});

test("questions are moved and removed together with their translations", async () => {
  const calls = pendingCalls();
  await mount(
    <ConcernForm
      concern={{
        ...concern,
        suggestedquestions: ["One?", "Two?", "Three?"],
        suggestedquestions_es: ["¿Uno?", "¿Dos?", "¿Tres?"],
      }}
    />,
  );
  await press("Move Question 3 up");
  await press("Remove Question 1");
  await press("Add a question");
  await userEvent.type(document.activeElement as Element, "Four?");
  await press("Save");
  const fourth = within(screen.getByRole("group", { name: "Question 3" }));
  const spanish = fourth.getByLabelText("Spanish");
  expect(document.activeElement).toBe(spanish);
  await userEvent.type(spanish, "¿Cuatro?");
  await press("Save");
  expect(calls.last().body).toMatchObject({
    suggestedquestions: ["Three?", "Two?", "Four?"],
    suggestedquestions_es: ["¿Tres?", "¿Dos?", "¿Cuatro?"],
  });
});

test("adds, moves and removes rows, and does not send empty ones", async () => {
  const calls = pendingCalls();
  await mount(<ConcernForm concern={concern} />);
  await press("Add a question");
  expect(document.activeElement?.tagName).toBe("TEXTAREA");
  await userEvent.type(document.activeElement as Element, "First?");
  await press("Add a question");
  await userEvent.type(document.activeElement as Element, "Second?");
  await press("Add a question");
  await press("Move Question 2 up");
  await press("Save");
  expect(calls.last().body).toMatchObject({
    suggestedquestions: ["Second?", "First?"],
  });
  await press("Remove Question 1");
  expect(
    screen.getAllByRole("button", { name: /^Remove Question/ }),
  ).toHaveLength(1);
  await calls.last().refuse(400, "too_long", "suggestedquestions.0");
  expect(document.activeElement?.textContent).toBe("First?");
});

test("a text that is too long is not sent, and gets the focus", async () => {
  await import("#web/admin/content/editor/editor.tsx");
  const calls = pendingCalls();
  const content = `<p>${"long ".repeat(10_001)}</p>`;
  await mount(<ConcernForm concern={{ ...concern, content }} />);
  const text = await screen.findByRole("textbox", { name: "Text (English)" });
  await press("Save");
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(calls.lines()).not.toContain(`PUT /api/concerns/${concern._id}`);
});

test("a link to a field focuses it", async () => {
  await mount(<ConcernForm concern={concern} />, "/#checkby");
  expect(document.activeElement).toBe(screen.getByLabelText("Check by"));
});
