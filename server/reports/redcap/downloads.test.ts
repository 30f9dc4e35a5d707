import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readInstrument } from "#server/testing/redcap/redcap-files.ts";
import { readCsv } from "#server/testing/files/exports.ts";
import { createStaff } from "#server/testing/test-app.ts";
import {
  createRedcapStudy,
  finishAs,
  redcapPath,
} from "#server/testing/redcap/redcap-study.ts";

const downloads = [
  ["instrument?labels=en", "redcap_form_en.zip", "application/zip"],
  ["instrument?labels=es", "redcap_form_es.zip", "application/zip"],
  [
    "dictionary?labels=en",
    "redcap_dictionary_en.csv",
    "text/csv; charset=utf-8",
  ],
  [
    "dictionary?labels=es",
    "redcap_dictionary_es.csv",
    "text/csv; charset=utf-8",
  ],
  ["csv", "redcap_results.csv", "text/csv; charset=utf-8"],
] as const;

describe.each(downloads)("%s", (call, name, type) => {
  test("is named, not cached and logged with the user", async () => {
    const app = await createRedcapStudy();
    const { headers, statusCode } = await app.askAs(`${redcapPath}/${call}`);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="${name}"`,
    );
    expect(headers["cache-control"]).toBe("no-store");
    const audited = await app.db
      .selectFrom("audit")
      .select("subject")
      .where("event", "=", "data_exported")
      .execute();
    expect(audited).toEqual([{ subject: name }]);
  });
});

test.each(["dictionary?labels=en", "dictionary?labels=es"])(
  "%s equals the golden file, and the form has the same fields",
  async (call) => {
    const app = await createRedcapStudy();
    await finishAs(app, "R-17");
    const { body } = await app.askAs(`${redcapPath}/${call}`);
    const language = call.slice(-2);
    await expect(body).toMatchFileSnapshot(
      join(import.meta.dirname, "golden", `redcap_dictionary_${language}.csv`),
    );
    const form = await app.askAs(`${redcapPath}/instrument?labels=${language}`);
    const [, ...fields] = await app.fields(`?labels=${language}`);
    expect(readInstrument(form.rawPayload)).toEqual(fields);
  },
);

test("the results equal the golden file", async () => {
  const app = await createRedcapStudy();
  await finishAs(app, "R-17", { language: "es" });
  await app.pool.query(
    "UPDATE results SET _id = 'result-1', date = '2026-11-02 08:30:00Z'",
  );
  const { body } = await app.askAs(`${redcapPath}/csv?event=baseline_arm_1`);
  await expect(body.replace(/"[1-9a-fG]{22}"/, '"(code)"')).toMatchFileSnapshot(
    join(import.meta.dirname, "golden", "redcap_results.csv"),
  );
});

test("a researcher gets the same files, without names or ids", async () => {
  const app = await createRedcapStudy();
  const result = await finishAs(app, "R-17");
  const researcher = await createStaff(app, ["researcher"]);
  for (const [call] of downloads) {
    const own = await app.askAs(`${redcapPath}/${call}`);
    const reply = await app.askAs(`${redcapPath}/${call}`, researcher.token);
    expect(reply.rawPayload.equals(own.rawPayload), call).toBe(true);
    for (const secret of [result, "Secret", "Maria", "+1201"])
      expect(reply.body).not.toContain(secret);
  }
  const [row] = readCsv(
    await app.askAs("GET /api/results/csv", researcher.token),
  );
  const [record] = await app.records();
  expect(record?.["hpvq_result"]).toBe(row?.["result_id"]);
  expect((await app.askAs(redcapPath, researcher.token)).json().ready).toBe(1);
});

test("editors and inviters get nothing", async () => {
  const app = await createRedcapStudy();
  const { token } = await createStaff(app, ["editor", "inviter"]);
  for (const call of ["", ...downloads.map(([each]) => `/${each}`)])
    expect((await app.askAs(redcapPath + call, token)).statusCode).toBe(403);
});
