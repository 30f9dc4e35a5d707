import { describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { readCsv } from "#server/testing/files/exports.ts";
import { readInstrument } from "#server/testing/redcap/redcap-files.ts";
import {
  copyResults,
  createRedcapStudy,
  finishAs,
  redcapPath,
} from "#server/testing/redcap/redcap-study.ts";
import {
  finishQuiz,
  insertInvitedContact,
} from "#server/testing/visitor/quiz.ts";

describe("the file of results", () => {
  test.each([0, 10, 54])("contains all of %i results", async (amount) => {
    const app = await createRedcapStudy();
    const walkIn = await finishQuiz(app);
    await copyResults(app, walkIn, amount);
    expect(await app.counts()).toMatchObject({
      ready: amount,
      leftOut: { walkIn: 1, noId: 0, sharedId: 0, unusableId: 0, problem: 0 },
    });
    const ids = (await app.records()).map(({ record_id }) => record_id);
    expect(ids).toHaveLength(amount);
    expect(new Set(ids)).toEqual(
      new Set(
        Array.from({ length: amount }, (_, at) =>
          String(at + 1).padStart(4, "0"),
        ),
      ),
    );
  });

  test("has the answers, points and places of results.csv", async () => {
    const app = await createRedcapStudy();
    const id = await finishAs(app, "R-17", { language: "es" });
    const body = { answer: "D" };
    await app.ask(`POST /api/results/${id}/second-answer`, { body });
    const [record = {}] = await app.records();
    const [row = {}] = readCsv(await app.askAs("GET /api/results/csv"));
    for (const [column, value] of Object.entries(row)) {
      const [code = "", part = ""] = column.toLowerCase().split(/_(.*)/);
      if (/^q\d+$/.test(code) && part === "code")
        expect(record[`hpvq_${code}`], column).toBe(value);
      if (!/^c\d+$/.test(code)) continue;
      const short = { proposed_rank: "prop", chosen_rank: "rank" }[part];
      expect(record[`hpvq_${code}_${short ?? part}`], column).toBe(value);
    }
    expect(record).toMatchObject({
      record_id: row["redcap_id"],
      hpvq_language: "es",
      hpvq_age: row["child_age"]?.replaceAll(" ", "_"),
      hpvq_doses: row["child_doses"],
      hpvq_date: row["date"]?.replace("T", " ").replace("Z", ""),
      hpvq_info: row["information_version"],
      hpvq_intent2: "D",
    });
    expect(row["second_answer"]).toBe("D");
    expect(record["hpvq_wordings"]).toMatch(/^Q1:1 Q2:1 .* Q16:1$/);
  });

  test("keeps every ID as it is", async () => {
    const app = await createRedcapStudy();
    const ids = [
      "007",
      "7",
      "0",
      "1e5",
      "R 17 b",
      "Ñandú-é",
      "O'Brien",
      'a"b,c',
      "=1+1",
      "@x",
      "-5",
      "+5",
      "a;b|c",
      "<b>&amp;",
      "👩‍👧",
      "x".repeat(100),
    ];
    for (const id of ids) await finishAs(app, id);
    expect(await app.counts()).toMatchObject({ ready: ids.length });
    const read = (await app.records()).map(({ record_id }) => record_id);
    expect(read).toEqual(ids);
  });

  test("leaves out results without a usable ID, and says how many", async () => {
    const app = await createRedcapStudy();
    await finishAs(app, "ready");
    await finishAs(app, "");
    await finishAs(app, "two\nlines");
    await finishQuiz(app);
    const demo = await finishAs(app, "demo");
    const broken = await finishAs(app, "broken");
    await app.pool.query("UPDATE results SET demo = _id = $1", [demo]);
    await app.pool.query(
      "UPDATE results SET problem = 'question deleted' WHERE _id = $1",
      [broken],
    );
    expect(await app.counts()).toEqual({
      ready: 1,
      leftOut: { problem: 1, walkIn: 1, noId: 1, unusableId: 1, sharedId: 0 },
      sharedIds: { total: 0, first: [] },
    });
    expect(await app.records()).toMatchObject([{ record_id: "ready" }]);
  });

  test("leaves out all results that share an ID, and names the IDs", async () => {
    const app = await createRedcapStudy();
    for (const id of ["S-1", "S-1", "s-2", "S-2", "José", "Jose", "01", "1"])
      await finishAs(app, id);
    expect(await app.counts()).toEqual({
      ready: 2,
      leftOut: { problem: 0, walkIn: 0, noId: 0, unusableId: 0, sharedId: 6 },
      sharedIds: { total: 5, first: ["Jose", "José", "S-1", "S-2", "s-2"] },
    });
    const ids = (await app.records()).map(({ record_id }) => record_id);
    expect(ids).toEqual(["01", "1"]);
  });

  test("names at most 20 of the shared IDs", async () => {
    const app = await createRedcapStudy();
    await copyResults(app, await finishQuiz(app), 60);
    await app.pool.query(
      "UPDATE contacts SET redcapid = (substr(_id, 2)::int / 2)::text",
    );
    const { leftOut, sharedIds } = await app.counts();
    expect(leftOut.sharedId).toBe(58);
    expect(sharedIds.total).toBe(29);
    expect(sharedIds.first).toHaveLength(20);
  });

  test("contains one result of a contact, even after a second attempt", async () => {
    const app = await createRedcapStudy();
    const contact = await insertInvitedContact(app);
    await finishQuiz(app, { contact: contact._id });
    await finishQuiz(app, { contact: contact._id });
    expect(await app.records()).toMatchObject([{ record_id: "R-17" }]);
  });

  test("has the chosen names of the ID column and the event", async () => {
    const app = await createRedcapStudy();
    await finishAs(app, "R-17");
    const query = "?record=study_id&event=baseline_arm_1";
    const [record = {}] = await app.records(query, "study_id");
    expect(Object.keys(record).slice(0, 3)).toEqual([
      "study_id",
      "redcap_event_name",
      "hpvq_result",
    ]);
    expect(record["redcap_event_name"]).toBe("baseline_arm_1");
    const [id] = await app.fields("?record=study_id");
    expect(id?.name).toBe("study_id");
  });

  test.each([
    ["csv?record=Record%20ID", "record"],
    ["csv?record=hpvq_q1", "record"],
    ["csv?record=", "record"],
    ["csv?event=Baseline", "event"],
    ["csv?event=", "event"],
    ["csv?labels=en", "labels"],
    ["dictionary?record=1", "record"],
    ["dictionary?labels=fr", "labels"],
    ["instrument?labels=fr", "labels"],
    ["instrument?record=id", "record"],
  ])("refuses %s", async (query, field) => {
    const app = await createRedcapStudy();
    const reply = await app.askAs(`${redcapPath}/${query}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe(field);
  });
});

describe("when the quiz changes", () => {
  test("new words need no new field; the record says which words were read", async () => {
    const app = await createRedcapStudy();
    await finishAs(app, "before");
    const before = await app.fields();
    await app.pool.query(
      `UPDATE questions SET text = '=Is it <b>safe</b> | [x]?', "labelB" = 'Yes, | [y]', position = 99
       WHERE position = 3`,
    );
    app.cache.drop();
    await finishAs(app, "after");
    const after = await app.fields();
    expect(after.map(({ name }) => name)).toEqual(
      before.map(({ name }) => name),
    );
    const changed = after.find(({ name }) => name === "hpvq_q3");
    expect(changed?.label).toBe("Q3. “=Is it &lt;b&gt;safe&lt;/b&gt; / (x)?”");
    expect(changed?.choices.get("B")).toBe("Yes, / (y)");
    expect(changed?.note).toBe("2 wordings over time, this is the newest");
    const [first, second] = await app.records();
    expect(first?.["hpvq_wordings"]).toContain(" Q3:1 ");
    expect(second?.["hpvq_wordings"]).toContain(" Q3:2 ");
  });

  test("hard texts arrive in the project readable and in one piece", async () => {
    const app = await createRedcapStudy();
    const text =
      "Yes, no | maybe?\r\n[hpvq_q1] <b>R&amp;D</b> 👩‍👧 Ñandú ".padEnd(500, "x");
    await app.pool.query(
      `UPDATE questions SET text = $1, text_es = $1, "labelA" = '=1+1', "labelB" = '-5, or | more', "labelC" = E'two\nlines'
       WHERE position = 3`,
      [text],
    );
    app.cache.drop();
    await finishAs(app, "R-17");
    for (const labels of ["en", "es"]) {
      const fields = await app.fields(`?labels=${labels}`);
      const { label, choices } = fields.find(({ name }) => name === "hpvq_q3")!;
      expect(label).toMatch(
        /^Q3\. Yes, no \/ maybe\? \(hpvq_q1\) &lt;b&gt;R&amp;amp;D&lt;\/b&gt; 👩‍👧 Ñandú x{400,}$/u,
      );
      expect([...choices.keys()].join("")).toBe("ABCDE");
      if (labels === "en")
        expect([...choices.values()].slice(0, 3)).toEqual([
          "“=1+1”",
          "“-5, or / more”",
          "two lines",
        ]);
      const form = await app.askAs(`${redcapPath}/instrument?labels=${labels}`);
      expect(readInstrument(form.rawPayload)).toEqual(fields.slice(1));
    }
    expect(await app.records()).toHaveLength(1);
  });

  test("new questions and concerns add fields, and removed ones keep theirs", async () => {
    const app = await createRedcapStudy();
    await finishAs(app, "before");
    const before = (await app.fields()).map(({ name }) => name);
    await app.pool.query("DELETE FROM questions WHERE position = 3");
    const [concern, question] = [newId(), newId()];
    await app.pool.query(
      `INSERT INTO concerns SELECT (copy).* FROM (SELECT jsonb_populate_record(concerns,
         jsonb_build_object('_id', $1::text, 'name', 'Newest', 'position', 90)) AS copy FROM concerns LIMIT 1) AS copies`,
      [concern],
    );
    await app.pool.query(
      `INSERT INTO questions SELECT (copy).* FROM (SELECT jsonb_populate_record(questions, jsonb_build_object(
         '_id', $1::text, 'text', 'Newest?', 'concern', $2::text, 'purpose', NULL, 'position', 90)) AS copy
         FROM questions WHERE active LIMIT 1) AS copies`,
      [question, concern],
    );
    app.cache.drop();
    await finishAs(app, "after");
    const fields = await app.fields();
    const names = fields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(before));
    const added = fields.filter(({ name }) => !before.includes(name));
    expect(added.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Q\d+\. Newest\?$/),
      expect.stringMatching(/^C\d+\. Newest: points$/),
      expect.stringMatching(/^C\d+\. Newest: place in the proposed order$/),
      expect.stringMatching(/^C\d+\. Newest: place in the family’s order$/),
    ]);
    const [first, second] = await app.records();
    expect(first?.["hpvq_q3"]).toMatch(/^[A-E]$/);
    expect(second?.["hpvq_q3"]).toBe("");
  });
});
