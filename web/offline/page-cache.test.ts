import { beforeEach, expect, test, vi } from "vitest";
import type { Language } from "#shared/rules/language.ts";
import { fakeCaches } from "#web/testing/fake-caches.ts";
import {
  deleteOlderCaches,
  findCached,
  cachePage,
  cacheCopy,
  cacheShell,
  cacheOpenPage,
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

/** The state of the fake server: its release, its language and any special replies. */
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

/** A phone that has cached the first release and opened the family's results. */
async function phone() {
  const fake = fakeCaches(answer);
  await cacheShell(first);
  await cacheOpenPage(at(page), first);
  return fake;
}

test("caches files and shell in the site's cache, and a family's pages in the visit's cache", async () => {
  const { pathsIn } = await phone();
  expect(new Set(pathsIn("site 1"))).toEqual(
    new Set([...first.files, ...shell]),
  );
  expect(pathsIn("visit 1")).toEqual([page, reply]);
});

test("caches no page from an instance of another release", async () => {
  await phone();
  running = second;
  await cacheCopy("/quiz", answer("/quiz") ?? Response.error(), first);
  await cachePage("/information", first);
  expect(await textOf("/quiz", first)).toContain(first.screens);
  expect(await findCached("/information", first)).toBeUndefined();
});

test("does not install a release when a file is missing", async () => {
  fakeCaches(answer);
  others = { "/offline": () => new Response("", { status: 500 }) };
  await expect(cacheShell(first)).rejects.toThrow("cannot be had");
  others = { "/concerns": () => null };
  await expect(cacheShell(first)).rejects.toThrow("no connection");
  others = { "/concerns": () => new Response("", { status: 503 }) };
  await expect(cacheShell(first)).rejects.toThrow("/concerns");
});

test("reports a file that a busy server refused, so that the page can retry", async () => {
  fakeCaches(answer);
  await cacheShell(first);
  others[reply] = () => new Response("", { status: 503 });
  await expect(cacheOpenPage(at(page), first)).rejects.toThrow(reply);
  others = {};
  await cacheOpenPage(at(page), first);
  expect(await findCached(reply, first)).toBeDefined();
});

test("reloads the family's pages for a new release and deletes the old cache", async () => {
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

test("does not cache a page that contains answers", async () => {
  const { pathsIn } = await phone();
  others["/sources"] = () =>
    new Response(`<html data-visit=""> ${first.screens}`);
  await cachePage("/sources", first);
  expect(pathsIn("site 1")).not.toContain("/sources");
});

test("caches no page of a preview, and keeps what it has", async () => {
  await phone();
  const headers = { "x-preview": "1" };
  const preview = new Response(`draft ${first.screens}`, { headers });
  await cacheCopy("/quiz", preview, first);
  expect(await textOf("/quiz", first)).not.toContain("draft");
  await cacheCopy(reply, Response.json({}, { status: 404, headers }), first);
  expect(await textOf(reply, first)).toContain(reply);
});

test("updates a cached family page from the network, but does not add one", async () => {
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

test("deletes an erased result when any page is opened or when it is requested", async () => {
  const { pathsIn } = await phone();
  others[reply] = notFound;
  await cacheOpenPage(at("/sources", "en", false), first);
  expect(pathsIn("visit 1"), "requested once per opening").toHaveLength(2);
  await cacheOpenPage(at("/"), first);
  expect(pathsIn("visit 1")).toEqual([]);
  others = {};
  await cacheOpenPage(at(page), first);
  await cacheCopy(reply, notFound(), first);
  expect(pathsIn("visit 1")).toEqual([]);
});

test("ignores replies that do not come from the server", async () => {
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

test("does not show a page that the server has not confirmed for half a year", async () => {
  await phone();
  const long = new Date(Date.now() - 181 * 24 * 60 * 60 * 1000).toUTCString();
  const headers = { date: long };
  await cacheCopy(page, new Response(first.screens, { headers }), first);
  expect(await findCached(page, first)).toBeUndefined();
});

test("caches the shell in the other language when a page is opened in it", async () => {
  await phone();
  language = "es";
  await cacheOpenPage(at("/"), first);
  expect(await textOf("/concerns", first)).toContain('lang="en"');
  await cacheOpenPage(at("/", "es"), first);
  expect(await textOf("/concerns", first)).toContain('lang="es"');
});

test("retries a page in the other language that a busy server refused", async () => {
  await phone();
  language = "es";
  others["/concerns"] = () => new Response("", { status: 503 });
  await expect(cacheOpenPage(at("/", "es"), first)).rejects.toThrow(
    "/concerns",
  );
  others = {};
  await cacheOpenPage(at("/", "es"), first);
  expect(await textOf("/concerns", first)).toContain('lang="es"');
});

test("does not cache a reply that arrives after the visit's cache was emptied", async () => {
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
