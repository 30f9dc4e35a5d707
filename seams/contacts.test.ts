import { beforeAll, expect, test } from "vitest";
import { newFamily } from "#server/testing/privacy/canaries.ts";
import { readTable } from "#seams/support/table.ts";
import { openStaffedSite } from "#seams/support/site.ts";
import { walk } from "#seams/support/walk.ts";
import { type WayIn, waysIn } from "#seams/contacts/ways-in.ts";
import { type Arrival, figures, places } from "#seams/contacts/ways-out.ts";

// What is right for a family in the list of contacts: rows are the ways in which it came or left, columns the places where
// it may appear. Decision 28 says why Insights count the answers of a deleted contact.
const table = readTable(`
|                        | list          | contacts.csv | form   | late save | link  | messages | results.csv | problem results | REDCap | traces | invitation | campaign | quiz     | contacts counted | results counted | Insights |
| typed                  | listed, found | row          | 1 text | refused   | opens | text     | -           | -               | -      | stored | texted     | member   | accepted | counted          | -               | -        |
| typed by specification | listed, found | row          | 1 text | refused   | opens | text     | -           | -               | -      | stored | texted     | member   | accepted | counted          | -               | -        |
| imported               | listed, found | row          | 1 text | refused   | opens | text     | -           | -               | -      | stored | texted     | member   | accepted | counted          | -               | -        |
| changed by an import   | listed, found | row          | 1 text | refused   | opens | text     | -           | -               | -      | stored | texted     | member   | accepted | counted          | -               | -        |
| import undone          | -             | -            | -      | -         | -     | -        | -           | -               | -      | -      | -          | -        | -        | -                | -               | -        |
| change undone          | listed, found | row          | 1 text | refused   | opens | text     | -           | -               | -      | stored | texted     | member   | accepted | counted          | -               | -        |
| archived               | archive       | -            | 1 text | refused   | opens | text     | -           | -               | -      | stored | -          | -        | accepted | counted          | -               | -        |
| merged earlier         | -             | other link   | -      | -         | opens | text     | row         | -               | row    | stored | -          | -        | accepted | counted          | counted         | counted  |
| deleted                | -             | -            | -      | -         | -     | -        | -           | nameless        | -      | -      | -          | -        | -        | -                | counted         | counted  |
| erased                 | -             | -            | -      | -         | -     | -        | -           | -               | -      | -      | -          | -        | -        | -                | -               | -        |
| imported after erasure | listed, found | row          | 1 text | refused   | opens | text     | -           | -               | -      | stored | texted     | member   | accepted | counted          | -               | -        |
`);

const waysOut = { ...places, ...figures };
let found: Awaited<ReturnType<typeof walk>>;

beforeAll(async () => {
  const site = await openStaffedSite();
  const each = Object.entries<WayIn>(waysIn).map(
    ([name, { bringIn }], at): [string, () => Promise<Arrival>] => {
      const known = newFamily("Guest", String(1000 + at));
      return [name, async () => ({ known, ...(await bringIn(site, known)) })];
    },
  );
  found = await walk({ site, waysIn: each, figures, places });
  return site.close;
});

test("the table has all ways in and out", () => {
  expect(new Set(table.waysIn)).toEqual(new Set(Object.keys(waysIn)));
  expect(new Set(table.waysOut)).toEqual(new Set(Object.keys(waysOut)));
});

test.each(table.pairs)("$wayIn → $wayOut: $right", (pair) => {
  expect(found(pair.wayIn, pair.wayOut)).toBe(pair.right);
});
