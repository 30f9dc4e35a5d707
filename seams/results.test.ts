import { beforeAll, expect, test } from "vitest";
import { newFamily } from "#server/testing/privacy/canaries.ts";
import { readTable } from "#seams/support/table.ts";
import type { Arrival } from "#seams/results/quiz.ts";
import { invite, openSite } from "#seams/results/site.ts";
import { type WayIn, waysIn } from "#seams/results/ways-in.ts";
import { figures, places } from "#seams/results/ways-out.ts";
import { walk } from "#seams/support/walk.ts";

// What is right for a family's quiz: rows are the ways in which it comes in, columns the places where it may appear.
const table = readTable(`
|                        | list           | its page | staff page | link        | contact   | results.csv | problem results | codebook | REDCap | open data | Insights | dashboard | study flow | campaign | its questions | restored | 25 months later | left if erased |
| scripts                | listed, named  | nameless | named      | -           | -         | row         | -               | words    | -      | counted   | counted  | counted   | -          | -        | saved         | same     | nameless        | -              |
| scripts, invited       | listed, named  | nameless | named      | leads to it | completed | row         | -               | words    | row    | counted   | counted  | counted   | counted    | counted  | saved         | same     | nameless        | -              |
| forms                  | listed, named  | nameless | named      | -           | -         | row         | -               | words    | -      | counted   | counted  | counted   | -          | -        | saved         | same     | nameless        | -              |
| forms, invited         | listed, named  | nameless | named      | leads to it | completed | row         | -               | words    | row    | counted   | counted  | counted   | counted    | counted  | saved         | same     | nameless        | -              |
| specification only     | listed, named  | nameless | named      | -           | -         | row         | -               | words    | -      | counted   | counted  | counted   | -          | -        | saved         | same     | nameless        | -              |
| specification, invited | listed, named  | nameless | named      | leads to it | completed | row         | -               | words    | row    | counted   | counted  | counted   | counted    | counted  | saved         | same     | nameless        | -              |
| left before ranking    | problem, named | nameless | named      | -           | open      | -           | row             | words    | -      | -         | -        | -         | -          | -        | saved         | same     | -               | -              |
| tablet                 | listed, named  | nameless | named      | -           | -         | row         | -               | words    | -      | counted   | counted  | counted   | -          | -        | -             | same     | nameless        | -              |
| tablet, sent later     | listed         | nameless | nameless   | -           | -         | row         | -               | words    | -      | counted   | counted  | counted   | -          | -        | -             | same     | nameless        | -              |
| tablet, called away    | listed, named  | nameless | named      | -           | -         | row         | -               | words    | -      | counted   | counted  | counted   | -          | -        | -             | same     | nameless        | -              |
| preview, older words   | demo           | nameless | nameless   | -           | -         | demo        | -               | words    | -      | -         | -        | -         | -          | -        | saved         | same     | -               | -              |
| preview of drafts      | demo           | nameless | nameless   | -           | -         | demo        | -               | -        | -      | -         | -        | -         | -          | -        | saved         | same     | -               | -              |
| offline, invited       | listed, named  | nameless | named      | leads to it | completed | row         | -               | words    | row    | counted   | counted  | counted   | counted    | counted  | saved         | same     | nameless        | -              |
| during many changes    | listed, named  | nameless | named      | -           | -         | row         | -               | words    | -      | counted   | counted  | counted   | -          | -        | saved         | same     | nameless        | -              |
| made up                | demo           | nameless | nameless   | -           | -         | demo        | -               | -        | -      | -         | -        | -         | -          | -        | -             | same     | nameless        | -              |
| again after erasure    | -              | -        | -          | -           | -         | -           | -               | words    | -      | -         | -        | -         | -          | -        | -             | -        | -               | -              |
`);

const waysOut = { ...places, ...figures };
let found: Awaited<ReturnType<typeof walk>>;

beforeAll(async () => {
  const site = await openSite();
  const invited = await invite(site, Object.keys(waysIn).length);
  const each = Object.entries<WayIn>(waysIn).map(
    ([name, { isInvited, bringIn }], at): [string, () => Promise<Arrival>] => {
      const known = newFamily("Guest", String(1000 + at));
      const guest = (isInvited && invited[at]) || { known, contact: undefined };
      return [
        name,
        async () => ({ ...guest, ...(await bringIn(site, guest)) }),
      ];
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
