import { act } from "react";
import { expect, vi } from "vitest";
import type { ContactPage } from "#shared/contract/outreach/contact-lists.ts";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import ContactsScreen from "#web/admin/outreach/contacts/contacts-screen.tsx";
import { readContactView } from "#web/admin/outreach/contacts/list-state.ts";
import { pageOfContacts } from "./contacts.ts";
import { mount } from "./mount.tsx";
import { pendingCalls } from "./pending-calls.ts";

/** The time at which the list was read. */
export const contactsTime = "2026-11-20T12:00:00.000Z";

const amounts = { unsent: 0, sent: 0, between: 0, expired: 0, completed: 0 };

/** A list that fits on one page. */
export const wholeList = (rows: Contact[]): ContactPage => ({
  ...pageOfContacts(rows),
  total: rows.length,
  amounts: { ...amounts, unsent: rows.length },
});

/** Opens the list with these contacts. */
export async function openContacts(
  rows: Contact[],
  page: ContactPage = wholeList(rows),
) {
  const calls = pendingCalls();
  const view = readContactView(new URLSearchParams());
  const invitation = { message_en: "Hello", message_es: "", isTest: false };
  const { screen, user, ...rest } = await mount(
    <ContactsScreen />,
    "/dashboard/links",
    {
      view,
      page,
      now: contactsTime,
      tags: [],
      invitation,
      lines: { en: "", es: "" },
    },
  );
  const press = (name: string) =>
    user.click(screen.getAllByRole("button", { name })[0] as HTMLElement);
  const select = (name: string) =>
    user.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
  const choose = (name: string, label: string) =>
    user.selectOptions(screen.getByRole("combobox", { name }), label);
  const box = (name: string | RegExp) => screen.getByRole("textbox", { name });
  const row = (name: string) => {
    const found = screen.getByRole("checkbox", { name: `Select ${name}` });
    return found.closest("tr") as HTMLElement;
  };
  let read = 0;
  /** The next call that reads a page of the list. */
  async function search() {
    const ofList = () =>
      calls.all().filter(({ line }) => line === "POST /api/contacts/search");
    await act(() => vi.waitFor(() => expect(ofList()[read]).toBeDefined()));
    read += 1;
    return ofList()[read - 1] as ReturnType<typeof calls.last>;
  }
  const list = { calls, screen, user, press, select, choose, box, row, search };
  return { ...rest, ...list };
}
