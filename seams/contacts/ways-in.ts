import type { CanaryFamily } from "#server/testing/privacy/canaries.ts";
import { newId } from "#server/platform/ids.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";
import type { Line } from "#seams/support/browser.ts";
import type { StaffedSite as Site } from "#seams/support/site.ts";

/** What came in: a contact, which may be gone by now. */
export type Brought = {
  contact: string;
  result?: string;
  /** The version in a form that staff opened before the last change. */
  opened?: number;
};

export type WayIn = {
  bringIn: (site: Site, known: CanaryFamily) => Promise<Brought>;
};

/** The calls by which contacts come in, change or go. */
export const callsIn: Line[] = [
  "POST /api/contacts",
  "POST /api/contacts/one",
  "POST /api/contacts/imports",
  "POST /api/contacts/imports/preview",
  "GET /api/contacts/imports",
  "DELETE /api/contacts/imports/:id",
  "POST /api/contacts/archive",
  "DELETE /api/contacts",
  "POST /api/contacts/delete",
  "DELETE /api/results/:id/family",
];

/** Each brings in one family. All are texted, except those whose import is undone, which texts would prevent. */
export const waysIn = {
  typed: {
    bringIn: async (site, known) => texted(site, await type(site, known)),
  },
  "typed by specification": {
    async bringIn(site, known) {
      const reply = await site.call("POST /api/contacts", fieldsOf(known));
      const [{ _id }] = reply.json();
      return texted(site, _id);
    },
  },
  imported: {
    bringIn: async (site, known) => {
      const { contact } = await importList(site, known);
      return texted(site, contact);
    },
  },
  "changed by an import": {
    async bringIn(site, known) {
      const contact = await type(site, known);
      await importList(site, known, { note: "Changed" });
      return texted(site, contact);
    },
  },
  "import undone": {
    async bringIn(site, known) {
      const { contact, list } = await importList(site, known);
      await site.call(`DELETE /api/contacts/imports/${list}`);
      return { contact };
    },
  },
  "change undone": {
    async bringIn(site, known) {
      const contact = await type(site, known);
      const { list } = await importList(site, known, { note: "Undone" });
      const opened = await versionOf(site, contact);
      await site.call(`DELETE /api/contacts/imports/${list}`);
      return { ...(await texted(site, contact)), opened };
    },
  },
  archived: {
    async bringIn(site, known) {
      const contact = await type(site, known);
      await texted(site, contact);
      const body = { conts: [contact], archived: true };
      await site.call("POST /api/contacts/archive", body);
      return { contact };
    },
  },
  "merged earlier": {
    async bringIn(site, known) {
      const { contact: kept, result } = await finished(site, known);
      const contact = newId();
      await site.pool.query("INSERT INTO merged_contacts VALUES ($1, $2)", [
        contact,
        kept,
      ]);
      return { contact, result };
    },
  },
  deleted: {
    async bringIn(site, known) {
      const { contact, result } = await finished(site, known);
      await site.call("DELETE /api/contacts", { conts: [contact] });
      return { contact, result };
    },
  },
  erased: {
    async bringIn(site, known) {
      const { contact, result } = await finished(site, known);
      await site.call(`DELETE /api/results/${result}/family`);
      return { contact, result };
    },
  },
  "imported after erasure": {
    async bringIn(site, known) {
      const { result } = await finished(site, known);
      await site.call(`DELETE /api/results/${result}/family`);
      const { contact } = await importList(site, known);
      return texted(site, contact);
    },
  },
} satisfies Record<string, WayIn>;

const fieldsOf = ({ parent, child, phone, redcapid }: CanaryFamily) => ({
  name: parent,
  childname: child,
  phone,
  redcapid,
});

async function type({ call }: Site, known: CanaryFamily): Promise<string> {
  const reply = await call("POST /api/contacts/one", fieldsOf(known));
  return reply.json()._id;
}

async function texted({ call }: Site, contact: string): Promise<Brought> {
  const message = "Please take the quiz. Reply STOP to stop.";
  await call("POST /api/sms/send", { contacts: [{ id: contact }], message });
  return { contact };
}

async function importList(
  { call, pool }: Site,
  known: CanaryFamily,
  more: object = {},
) {
  const rows = [{ ...fieldsOf(known), ...more }];
  const preview = await call("POST /api/contacts/imports/preview", { rows });
  const { fingerprint } = preview.json();
  const file = { name: "list.csv", hash: "a".repeat(64) };
  const body = { rows, fingerprint, file };
  const list: string = (await call("POST /api/contacts/imports", body)).json()
    ._id;
  const found = await pool.query("SELECT _id FROM contacts WHERE phone = $1", [
    known.phone,
  ]);
  return { list, contact: String(found.rows[0]?._id) };
}

async function finished(site: Site, known: CanaryFamily) {
  const contact = await type(site, known);
  await texted(site, contact);
  const { parent: parentname, child: childname } = known;
  const result = await finishQuiz(site, { contact, parentname, childname });
  return { contact, result };
}

async function versionOf({ call }: Site, contact: string): Promise<number> {
  return (await call(`GET /api/contacts/edit/${contact}`)).json().version;
}
