import { beforeAll, expect, test } from "vitest";
import { readTable } from "#seams/support/table.ts";
import { openStaffedSite } from "#seams/support/site.ts";
import { walk } from "#seams/support/walk.ts";
import { type Brought, waysIn } from "#seams/texts/ways-in.ts";
import { callsThatShow, places } from "#seams/texts/ways-out.ts";

// What is right for a text of the site: rows are the kinds of texts and what staff did with them, columns the places that
// may show it. Families took the quiz while it was on the site. REDCap's labels are the newest wording (decision 36).
const table = readTable(`
|                       | pages | stored pages | visitors' calls | staff's forms | drafts | history | activity log | preview of drafts | preview of its version | result of then | codebook | Insights | REDCap form |
| settings, live        | both  | both         | both            | both          | -      | both    | both         | both              | both                   | -              | -        | -        | -           |
| settings, draft       | -     | -            | -               | -             | both   | -       | -            | both              | -                      | -              | -        | -        | -           |
| settings, taken back  | -     | -            | -               | -             | -      | both    | both         | -                 | both                   | -              | -        | -        | -           |
| settings, older       | -     | -            | -               | -             | -      | both    | both         | -                 | both                   | -              | -        | -        | -           |
| concerns, live        | both  | both         | both            | both          | -      | both    | both         | both              | both                   | both           | both     | both     | both        |
| concerns, draft       | -     | -            | -               | -             | both   | -       | -            | both              | -                      | -              | -        | -        | -           |
| concerns, taken back  | -     | -            | -               | -             | -      | both    | both         | -                 | both                   | both           | both     | -        | both        |
| concerns, older       | -     | -            | -               | -             | -      | both    | both         | -                 | both                   | both           | both     | -        | -           |
| questions, live       | both  | both         | both            | both          | -      | both    | both         | both              | both                   | both           | both     | both     | both        |
| questions, draft      | -     | -            | -               | -             | both   | -       | -            | both              | -                      | -              | -        | -        | -           |
| questions, taken back | -     | -            | -               | -             | -      | both    | both         | -                 | both                   | both           | both     | -        | both        |
| questions, older      | -     | -            | -               | -             | -      | both    | both         | -                 | both                   | both           | both     | -        | -           |
`);

let found: Awaited<ReturnType<typeof walk>>;
let showing: string[];

beforeAll(async () => {
  const site = await openStaffedSite();
  const texts: Brought[] = [];
  const each = Object.entries(waysIn).map(
    ([name, way], at): [string, () => Promise<Brought>] => [
      name,
      async () => {
        const text = await way.bringIn(site, `Quetzal${1000 + at}`);
        texts.push(text);
        return text;
      },
    ],
  );
  found = await walk({ site, waysIn: each, figures: {}, places });
  showing = await callsThatShow(site, texts);
  return site.close;
});

test("the table has all ways in and out", () => {
  expect(new Set(table.waysIn)).toEqual(new Set(Object.keys(waysIn)));
  expect(new Set(table.waysOut)).toEqual(new Set(Object.keys(places)));
});

test("every call that shows a text of the site is a way out", () => {
  const calls: string[] = Object.values(places).flatMap((way) => way.calls);
  expect(showing.filter((line) => !calls.includes(line)).join(", ")).toBe("");
});

test.each(table.pairs)("$wayIn → $wayOut: $right", (pair) => {
  expect(found(pair.wayIn, pair.wayOut)).toBe(pair.right);
});
