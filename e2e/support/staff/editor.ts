import { expect, type Page } from "@playwright/test";
import type { Concern } from "#shared/contract/content/concerns.ts";
import { addConcern, type StaffApi } from "./staff-test.ts";

/** Adds a concern and opens its text in the editor. */
export async function openText(page: Page, staffApi: StaffApi, content = "") {
  const { _id } = await addConcern(staffApi, { content });
  await page.goto(`/dashboard/concerns/edit/${_id}`);
  const text = page.getByRole("textbox", { name: "Text (English)" });
  await text.click();
  const toolbar = page.getByRole("toolbar", {
    name: "Formatting: Text (English)",
  });
  const press = (name: string) =>
    toolbar.getByRole("button", { name, exact: true }).click();
  async function saved() {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Concern saved successfully!")).toBeVisible();
    const line = `GET /api/concerns/edit/${_id}`;
    return (await staffApi.call<Concern>(line)).content;
  }
  return { text, toolbar, press, saved };
}

/** Pastes or drops HTML or an image file into the editor. */
export async function pasteOrDrop(
  page: Page,
  kind: "paste" | "drop",
  given: { html?: string; file?: string },
) {
  const target = page.getByRole("textbox", { name: "Text (English)" });
  await target.evaluate(
    async (element, { kind, html, file }) => {
      const data = new DataTransfer();
      if (html !== undefined) data.setData("text/html", html);
      if (file !== undefined) {
        const bytes = Uint8Array.from(atob(file), (c) => c.charCodeAt(0));
        data.items.add(new File([bytes], "a.png", { type: "image/png" }));
      }
      const { left, top } = element.getBoundingClientRect();
      element.dispatchEvent(
        kind === "paste"
          ? new ClipboardEvent("paste", {
              clipboardData: data,
              bubbles: true,
              cancelable: true,
            })
          : new DragEvent("drop", {
              dataTransfer: data,
              clientX: left + 20,
              clientY: top + 20,
              bubbles: true,
              cancelable: true,
            }),
      );
    },
    { kind, ...given },
  );
}
