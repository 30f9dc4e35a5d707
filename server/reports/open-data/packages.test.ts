import { describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { readCsv } from "#server/testing/files/exports.ts";
import { smallGroups } from "#server/testing/open-data/group-checker.ts";
import {
  addFamilies,
  createOpenStudy,
  openDataPath,
  openPackage,
} from "#server/testing/open-data/open-study.ts";
import { readScript } from "#server/testing/open-data/script-readers.ts";
import { newFamily, spellingsOf } from "#server/testing/privacy/canaries.ts";
import { createStaff } from "#server/testing/test-app.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";

describe("the preview", () => {
  test.each([0, 10, 54])("refuses %i results", async (amount) => {
    const app = await createOpenStudy();
    if (amount > 0) await addFamilies(app, amount);
    expect(await app.preview()).toMatchObject({
      rows: amount,
      refused: { reason: "tooFew", amount },
      former: null,
    });
    const reply = await app.download();
    expect(reply.statusCode).toBe(409);
    expect(reply.json().errors[0].code).toBe("open_data_refused");
    expect(await app.remembered()).toEqual([]);
  });

  test("says what the package will have, and is no package yet", async () => {
    const app = await createOpenStudy();
    await addFamilies(app, 55);
    const preview = {
      rows: 55,
      columns: [
        "quarter",
        "language",
        "arrived",
        "child_age",
        "child_doses",
        "information_version",
      ],
      blank: 0,
      leftOut: 0,
      refused: null,
      former: null,
    };
    expect(await app.preview()).toMatchObject(preview);
    expect(await app.preview()).toMatchObject(preview);
    expect(await app.remembered()).toEqual([]);
  });

  test("leaves out demo data, problems, drafts and today's results", async () => {
    const app = await createOpenStudy();
    await addFamilies(app, 60);
    const [demo] = await addFamilies(app, 1);
    const [broken] = await addFamilies(app, 1);
    await finishQuiz(app);
    await app.pool.query("UPDATE results SET demo = true WHERE _id = $1", [
      demo,
    ]);
    await app.pool.query(
      "UPDATE results SET problem = 'question deleted' WHERE _id = $1",
      [broken],
    );
    expect((await app.preview()).rows).toBe(60);
    expect(openPackage(await app.download()).rows).toHaveLength(60);
  });
});

describe("the package", () => {
  test("has the answers of results.csv, in random order, and is logged", async () => {
    const app = await createOpenStudy();
    await addFamilies(app, 40);
    await addFamilies(app, 20, { language: "es" });
    const reply = await app.download();
    expect(reply.headers["content-type"]).toBe("application/zip");
    expect(reply.headers["content-disposition"]).toBe(
      'attachment; filename="open_data.zip"',
    );
    expect(reply.headers["cache-control"]).toBe("no-store");
    const { files, rows } = openPackage(reply);
    expect(Object.keys(files)).toHaveLength(9);
    expect(rows.map(({ row }) => Number(row))).toEqual(
      rows.map((_, at) => at + 1),
    );
    expect(smallGroups(rows)).toEqual([]);
    const all = readCsv(
      await app.ask("GET /api/results/csv", { token: app.token }),
    );
    // These differ: the package has no dates, and says where a version was not recorded.
    const differing = ["row", "quarter", "information_version"];
    const names = Object.keys(rows[0] ?? {}).filter(
      (name) => !differing.includes(name),
    );
    const textOf = (row: Record<string, string>) =>
      names.map((name) => row[name]).join();
    expect(all.map(textOf).toSorted()).toEqual(rows.map(textOf).toSorted());
    expect(new Set(rows.map((row) => row["information_version"]))).toEqual(
      new Set(["not recorded"]),
    );
    const languages = rows.map(({ language }) => language).join("");
    expect(languages).not.toBe("en".repeat(40) + "es".repeat(20));
    expect(rows[0]?.["quarter"]).toBe("2026 Q1");
    const audited = await app.db
      .selectFrom("audit")
      .select("subject")
      .where("event", "=", "data_exported")
      .where("subject", "=", "open_data.zip")
      .execute();
    expect(audited).toHaveLength(1);
    const remembered = await app.remembered();
    expect(remembered).toMatchObject([{ number: 1, rows: 60, who: "Staff" }]);
  });

  test("all three kinds of scripts label every column in both languages", async () => {
    const app = await createOpenStudy();
    await addFamilies(app, 55);
    const { files, rows } = openPackage(await app.download());
    for (const language of ["en", "es"])
      for (const kind of ["R", "sps", "do"] as const) {
        const script = files[`labels_${language}.${kind}`] ?? "";
        const read = readScript(kind, script);
        expect([...read.keys()]).toEqual(Object.keys(rows[0] ?? {}));
        for (const [name, { codes }] of read) {
          const unlabeled = rows.filter(
            (row) => codes.length > 0 && !codes.includes(row[name] ?? ""),
          );
          expect(unlabeled, name).toEqual([]);
        }
      }
  });

  test("does not ask for the child's age and doses twice", async () => {
    const app = await createOpenStudy();
    await addFamilies(app, 55);
    const { rows } = openPackage(await app.download());
    expect(rows[0]).not.toHaveProperty("Q1_code");
    expect(rows[0]).not.toHaveProperty("Q2_code");
    expect(rows[0]).toHaveProperty("Q3_code");
  });

  test("contains nothing that names a family", async () => {
    const app = await createOpenStudy();
    const family = newFamily("Open");
    const contact = newId();
    await app.db
      .insertInto("contacts")
      .values({
        _id: contact,
        name: family.parent,
        childname: family.child,
        phone: family.phone,
        redcapid: family.redcapid,
        note: family.words,
        zip: "98765",
      })
      .execute();
    const ids = await addFamilies(app, 60, {
      parentname: family.parent,
      childname: family.child,
    });
    const id = await finishQuiz(app, {
      contact,
      parentname: family.parent,
      childname: family.child,
    });
    await app.pool.query(
      "UPDATE results SET date = '2026-02-03 15:04:05Z' WHERE _id = $1",
      [id],
    );
    const { files } = openPackage(await app.download());
    const secrets = [
      ...spellingsOf(family),
      ...ids,
      id,
      contact,
      "98765",
      "15:0",
      "2026-02",
    ];
    for (const [name, text] of Object.entries(files))
      for (const secret of secrets)
        expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
  });

  test("is the same for researchers; editors and inviters get none", async () => {
    const app = await createOpenStudy();
    await addFamilies(app, 55);
    const researcher = await createStaff(app, ["researcher"]);
    const other = await createStaff(app, ["editor", "inviter"]);
    expect((await app.download(researcher.token)).statusCode).toBe(200);
    expect((await app.download(other.token)).statusCode).toBe(403);
    const reply = await app.ask(`GET ${openDataPath}`, { token: other.token });
    expect(reply.statusCode).toBe(403);
  });
});

test("a question that fewer than 11 families answered is left out", async () => {
  const app = await createOpenStudy();
  await addFamilies(app, 60);
  await app.pool.query(
    `INSERT INTO questions SELECT (copy).* FROM (SELECT jsonb_populate_record(questions, jsonb_build_object(
       '_id', $1::text, 'text', 'Rare?', 'purpose', NULL, 'concern', NULL, 'position', 90)) AS copy
       FROM questions WHERE active LIMIT 1) AS copies`,
    [newId()],
  );
  app.cache.drop();
  await addFamilies(app, 10);
  expect(await app.preview()).toMatchObject({ rows: 70, leftOut: 1 });
  const { files } = openPackage(await app.download());
  expect(files["codebook.csv"]).not.toContain("Rare?");
});

test("formulas in the codebook are guarded", async () => {
  const app = await createOpenStudy();
  await app.pool.query(
    `UPDATE questions SET text = '=HYPERLINK("https://evil.example")' WHERE position = 3`,
  );
  app.cache.drop();
  await addFamilies(app, 55);
  const { files } = openPackage(await app.download());
  expect(files["codebook.csv"]).toContain(`"'=HYPERLINK(`);
});
