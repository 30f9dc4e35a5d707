import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { environment } from "#server/platform/config.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** The settings in the code with their defaults; an empty text means no default. */
function settingsInCode(): Map<string, string> {
  const defaults: Record<string, string | number | string[] | undefined> =
    environment.parse({});
  return new Map(
    Object.keys(environment.shape).map((name) => [
      name,
      String(defaults[name] ?? ""),
    ]),
  );
}

/** The settings in a document's tables, with the text of the default column. */
function settingsIn(file: string): Map<string, string> {
  const rows = read(file).matchAll(/^\| (`[A-Z][^|]*) \| ([^|]*) \|/gm);
  return new Map(
    [...rows].flatMap(([, names = "", value = ""]) =>
      [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(
        ([, name = ""]): [string, string] => [name, value.trim()],
      ),
    ),
  );
}

/** Settings that are read in server/platform/db/embedded/binaries.ts. */
const others = ["PG_BIN_DIR"];

test("the configuration page lists exactly the server's settings", () => {
  const inCode = [...settingsInCode().keys(), ...others];
  expect(inCode.length).toBeGreaterThan(40);
  expect([...settingsIn("docs/configuration.md").keys()].toSorted()).toEqual(
    inCode.toSorted(),
  );
});

/** Defaults that depend on other settings or are set where they are used. */
const computed: Record<string, string> = {
  PUBLIC_URL: "`http://localhost:PORT`",
  DRAIN_SECONDS: "`5` with `TRUST_PROXY`, otherwise `0`",
  SMS_PROVIDER: "`outbox`",
  OIDC_ROLES_CLAIM: "`groups`",
  OIDC_SESSION_HOURS: "`8`",
  OIDC_TRUST_PROMPT: "`off`",
};

test("the configuration page shows the code's defaults", () => {
  const document = settingsIn("docs/configuration.md");
  const inCode = [...settingsInCode()];
  expect(inCode.filter(([, value]) => value).length).toBeGreaterThan(15);
  for (const [name, value] of inCode) {
    const expected = value === "" ? "none" : `\`${value}\``;
    expect(document.get(name), name).toBe(computed[name] ?? expected);
  }
});

test("every setting in the README is on the configuration page, with the same default", () => {
  const document = settingsIn("docs/configuration.md");
  const chosen = [...settingsIn("README.md")];
  expect(chosen.length).toBeGreaterThanOrEqual(10);
  for (const [name, value] of chosen)
    expect(document.get(name), name).toBe(value);
});
