import { expect, test } from "vitest";
import { createImports, maria, rosa } from "#server/testing/files/imports.ts";

const cutOff = `
  CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_terminate_backend(pg_backend_pid());
    PERFORM pg_sleep(5);
    RETURN NULL;
  END $$;`;

/** Moments at which the connection ends, as if the server were killed. */
const moments: Record<string, string> = {
  "while contacts are changed": `CREATE TRIGGER cut_off AFTER UPDATE ON contacts
    FOR EACH ROW EXECUTE FUNCTION cut_off()`,
  "before the last contact is added": `CREATE TRIGGER cut_off AFTER INSERT ON contacts
    FOR EACH ROW WHEN (NEW.name = 'Family 300') EXECUTE FUNCTION cut_off()`,
  "while it is logged": `CREATE TRIGGER cut_off AFTER INSERT ON audit
    FOR EACH ROW EXECUTE FUNCTION cut_off()`,
  "in the middle of the commit": `CREATE CONSTRAINT TRIGGER cut_off AFTER INSERT ON imports
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cut_off()`,
};

const families = Array.from({ length: 300 }, (_, at) => ({
  name: `Family ${at + 1}`,
  phone: `+1787555${String(1000 + at)}`,
}));
const list = [{ ...rosa, zip: "00901" }, maria, ...families];

test.each(Object.entries(moments))(
  "an import interrupted %s leaves nothing and can be repeated",
  async (_when, trigger) => {
    const { importList, preview, save, contacts, imports, pool } =
      await createImports();
    await importList([rosa]);
    const before = [await contacts(), await imports()];
    const { fingerprint } = await preview(list);
    await pool.query(cutOff + trigger);
    const { statusCode } = await save(list, fingerprint);
    expect(statusCode).toBeGreaterThanOrEqual(500);
    expect([await contacts(), await imports()]).toEqual(before);
    const { rows: left } = await pool.query("SELECT FROM imported_contacts");
    expect(left).toHaveLength(1);

    await pool.query("DROP FUNCTION cut_off CASCADE");
    const reply = await save(list, fingerprint);
    expect(reply.json()).toMatchObject({ added: 301, changed: 1 });
    expect(await contacts()).toHaveLength(302);
  },
);
