import { actKinds } from "#shared/rules/staff/acts.ts";
import type { Row } from "#bench/prove/report.ts";
import { type Headers, signIn, timeOf } from "#bench/staff.ts";

/** Milliseconds of the server, as the bench has it for the desk. */
const goal = 200;

type Page = {
  acts: { user: string | null; subject: string | null; date: string }[];
  next: string | null;
};

/** Pages of the screen, each filter by itself and some together, the first page and the one after it. */
export async function measurePages(url: string): Promise<Row> {
  const headers = await signIn(url);
  const times: { path: string; ms: number }[] = [];
  const look = async (path: string) => {
    const { ms, text } = await timeOf(url + path, headers);
    times.push({ path, ms });
    return (JSON.parse(text) as Page).next;
  };
  for (const filter of await filtersFrom(url, headers)) {
    const path = `/api/record?${new URLSearchParams(filter).toString()}`;
    const after = await look(path);
    if (after !== null) await look(`${path}&after=${after}`);
  }
  const slowest = times.reduce((one, other) =>
    other.ms > one.ms ? other : one,
  );
  return {
    what: "pages of the activity log, filtered",
    tried: times.length,
    "slowest ms": Math.round(slowest.ms),
    "goal ms": goal,
    "the slowest": slowest.path.replaceAll(/[\w-]{22}/g, "{id}"),
    missed: times.filter(({ ms }) => ms > goal).length,
  };
}

type Filter = Record<string, string>;

/** By what stands in a line half a year old. */
async function filtersFrom(url: string, headers: Headers): Promise<Filter[]> {
  const day = new Date(Date.now() - 180 * 86_400_000)
    .toISOString()
    .slice(0, 10);
  const on = { from: day, to: day };
  const { text } = await timeOf(
    `${url}/api/record?from=${day}&to=${day}`,
    headers,
  );
  const [act] = (JSON.parse(text) as Page).acts;
  const [user, subject] = [act?.user ?? "", act?.subject ?? ""];
  return [
    {},
    ...actKinds.map((kind) => ({ kind })),
    ...actKinds.map((kind) => ({ kind, user })),
    { user },
    { subject },
    { subject, user },
    on,
    { ...on, user, kind: "words" },
    { to: "2020-01-01" },
    { kind: "refusals", to: day },
  ];
}
