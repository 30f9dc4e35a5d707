import { beforeEach, expect, test, vi } from "vitest";
import type { Language } from "#shared/rules/language.ts";
import { fakeCaches } from "#web/testing/fake-caches.ts";
import {
  deleteOlderCaches,
  findCached,
  cachePage,
  cacheCopy,
  cacheShell,
  opened,
} from "./page-cache.ts";
import { cacheOf, type Release, shell } from "./strategies.ts";

const id = "2".repeat(22);
const [page, reply] = [`/results/${id}`, `/api/results/${id}`];

const releaseOf = (name: string): Release => ({
  name,
  screens: `/assets/visitors-manifest-${name}.js`,
  files: [`/assets/${name}.js`],
});
const [first, second] = [releaseOf("1"), releaseOf("2")];

/** The server: its release, and what it answers otherwise. */
let running = first;
let language = "en";
let others: Record<string, () => Response | null> = {};

function answer(path: string): Response | null {
  const other = others[path];
  if (other) return other();
  if (path.startsWith("/api/")) return Response.json({ path });
  return new Response(`<html lang="${language}">${path} ${running.screens}`);
}

beforeEach(() => {
  [running, language, others] = [first, "en", {}];
});

const textOf = async (path: string, release: Release) =>
  (await findCached(path, release))?.text();

const at = (path: string, language: Language = "en", isFirst = true) => ({
  path,
  language,
  isFirst,
});

/** A phone with the first release, on which the family's results were opened. */
async function phone() {
  const fake = fakeCaches(answer);
  await cacheShell(first);
  await opened(at(page), first);
  return fake;
}

test("a release keeps its files and the shell with the site, and what a family opened with its visit", async () => {
  const { pathsIn } = await phone();
  expect(new Set(pathsIn("site 1"))).toEqual(
    new Set([...first.files, ...shell]),
  );
  expect(pathsIn("visit 1")).toEqual([page, reply]);
});

test("an instance that answers for another release gives nothing to keep but its data", async () => {
  await phone();
  running = second;
  await cacheCopy("/quiz", answer("/quiz") ?? Response.error(), first);
  await cachePage("/information", first);
  expect(await textOf("/quiz", first)).toContain(first.screens);
  expect(await findCached("/information", first)).toBeUndefined();
});

test("a release that cannot be had as a whole is not taken", async () => {
  fakeCaches(answer);
  others = { "/offline": () => new Response("", { status: 500 }) };
  await expect(cacheShell(first)).rejects.toThrow("cannot be had");
  others = { "/concerns": () => null };
  await expect(cacheShell(first)).rejects.toThrow("no line");
  others = { "/concerns": () => new Response("", { status: 503 }) };
  await expect(cacheShell(first)).rejects.toThrow("/concerns");
});

test("what a busy server did not give is missed, so that the page can ask again", async () => {
  fakeCaches(answer);
  await cacheShell(first);
  others[reply] = () => new Response("", { status: 503 });
  await expect(opened(at(page), first)).rejects.toThrow(reply);
  others = {};
  await opened(at(page), first);
  expect(await findCached(reply, first)).toBeDefined();
});

test("a new release asks anew for what the family had open, and the older one goes", async () => {
  const { pathsIn, named } = await phone();
  running = second;
  await cacheShell(second);
  expect(pathsIn("visit 2")).toEqual([page, reply]);
  expect(await textOf(page, second)).toContain(second.screens);
  expect(await textOf(page, first), "while it is open").toContain(
    first.screens,
  );
  await deleteOlderCaches(second);
  expect(new Set(named.keys())).toEqual(new Set(["site 2", "visit 2"]));
});

test("a page with somebody's answers in it is not kept", async () => {
  const { pathsIn } = await phone();
  others["/sources"] = () =>
    new Response(`<html data-visit=""> ${first.screens}`);
  await cachePage("/sources", first);
  expect(pathsIn("site 1")).not.toContain("/sources");
});

test("what merely passes by of a family is not kept, what is kept is kept fresh", async () => {
  const { pathsIn } = await phone();
  const other = `/results/${"3".repeat(22)}`;
  await cacheCopy(other, answer(other) ?? Response.error(), first);
  expect(pathsIn("visit 1")).toEqual([page, reply]);
  const fresh = new Response(`fresh ${first.screens}`);
  await cacheCopy(page, fresh, first);
  expect(await textOf(page, first)).toContain("fresh");
});

const notFound = () =>
  Response.json({ errors: [{ code: "not_found" }] }, { status: 404 });

test("an erased result goes at the next opening of any page, and when it is asked for", async () => {
  const { pathsIn } = await phone();
  others[reply] = notFound;
  await opened(at("/sources", "en", false), first);
  expect(pathsIn("visit 1"), "asked once an opening").toHaveLength(2);
  await opened(at("/"), first);
  expect(pathsIn("visit 1")).toEqual([]);
  others = {};
  await opened(at(page), first);
  await cacheCopy(reply, notFound(), first);
  expect(pathsIn("visit 1")).toEqual([]);
});

test("what something on the way answers in place of the server changes nothing", async () => {
  const { pathsIn } = await phone();
  const portal = (status: number) => new Response("Sign in here", { status });
  for (const status of [200, 302, 404, 503])
    for (const path of [page, "/quiz"])
      await cacheCopy(
        path,
        status === 302 ? Response.error() : portal(status),
        first,
      );
  await cacheCopy(reply, portal(404), first);
  expect(pathsIn("visit 1")).toEqual([page, reply]);
  expect(await textOf("/quiz", first)).toContain(first.screens);
});

test("what the server has not confirmed for half a year is not shown any more", async () => {
  await phone();
  const long = new Date(Date.now() - 181 * 24 * 60 * 60 * 1000).toUTCString();
  const headers = { date: long };
  await cacheCopy(page, new Response(first.screens, { headers }), first);
  expect(await findCached(page, first)).toBeUndefined();
});

test("a page opened in the other language brings the shell in it", async () => {
  await phone();
  language = "es";
  await opened(at("/"), first);
  expect(await textOf("/concerns", first)).toContain('lang="en"');
  await opened(at("/", "es"), first);
  expect(await textOf("/concerns", first)).toContain('lang="es"');
});

test("a page that a busy server did not give in the other language is asked for again", async () => {
  await phone();
  language = "es";
  others["/concerns"] = () => new Response("", { status: 503 });
  await expect(opened(at("/", "es"), first)).rejects.toThrow("/concerns");
  others = {};
  await opened(at("/", "es"), first);
  expect(await textOf("/concerns", first)).toContain('lang="es"');
});

test("what was on its way when the visit was emptied is not kept", async () => {
  const { named } = await phone();
  let arrive: (response: Response) => void = () => {};
  const arriving = new Promise<Response>((resolve) => (arrive = resolve));
  vi.stubGlobal("fetch", () => arriving);
  const late = cachePage(page, first);
  await caches.delete(cacheOf("visit", first));
  arrive(answer(page) ?? Response.error());
  await late;
  expect([...named.keys()]).toEqual(["site 1"]);
});
