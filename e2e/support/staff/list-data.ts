import { newId } from "#server/platform/ids.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "#e2e/support/in-database.ts";

type Given = {
  name: string;
  childname?: string;
  language?: "en" | "es";
  /** Days since the link was sent; undefined: never sent. */
  daysAgo?: number;
  /** 0 if the quiz is completed. */
  active?: number;
  /** Id of the contact's final result. */
  result?: string;
};

/** Replaces all contacts with these, added in this order, with phone numbers that can be texted. */
export function replaceContacts(server: RunningServer, given: Given[]) {
  const rows = given.map((contact, at) => ({
    _id: newId(),
    phone: `+1201${2_000_000 + at}`,
    childname: "",
    language: "en",
    active: 1,
    at,
    ...contact,
  }));
  return inDatabase(server, async (client) => {
    await client.query("DELETE FROM contacts");
    await client.query(
      `INSERT INTO contacts (_id, name, childname, phone, language, active, date, created)
       SELECT _id, name, childname, phone, language, active,
         now() - make_interval(secs => "daysAgo" * 86400),
         now() - interval '1 day' + make_interval(secs => at * 0.001)
       FROM json_to_recordset($1) AS given
         (_id text, name text, childname text, phone text, language text,
          active integer, "daysAgo" float, at integer)`,
      [JSON.stringify(rows)],
    );
    for (const { _id, result } of rows.filter((row) => row.result))
      await client.query("UPDATE results SET contact = $1 WHERE _id = $2", [
        _id,
        result,
      ]);
    return rows;
  });
}

type GivenFeedback = {
  /** A moment such as `2026-11-20T12:00:00Z`. */
  date: string;
  type: "website" | "concern";
  score: number | null;
  useful?: boolean;
  findinformation?: boolean;
  wouldrecommend?: boolean;
  addorimprove?: string;
  concern?: string;
  meetexpectations?: boolean;
  additionalinformation?: string;
};

/** Replaces all feedback with these entries. */
export function replaceFeedback(server: RunningServer, given: GivenFeedback[]) {
  const rows = given.map((feedback) => ({ _id: newId(), ...feedback }));
  return inDatabase(server, async (client) => {
    await client.query("DELETE FROM feedbacks");
    await client.query(
      `INSERT INTO feedbacks
       SELECT * FROM json_populate_recordset(NULL::feedbacks, $1)`,
      [JSON.stringify(rows)],
    );
  });
}
