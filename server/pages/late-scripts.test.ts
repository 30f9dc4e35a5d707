import { expect, test } from "vitest";
import { lateScripts } from "./late-scripts.ts";

const links =
  '<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/x.js"/>';
const page = (text: string) => ({
  html: `${links}<script>context()</script><script type="module" async="">${text}</script>`,
  scripts: ["context()", text],
});
const imports = 'import "/assets/manifest-1.js"; import("/assets/entry.js")';

test("a visitor's page only names its scripts, and their hash is that of what is started", () => {
  const late = imports.replace("manifest", "visitors-manifest");
  expect(lateScripts(page(imports))).toEqual({
    html: `<link rel="later" href="/assets/visitors-manifest-1.js"/><link rel="later" href="/assets/x.js"/><script>context()</script><script type="later">${late}</script>`,
    scripts: ["context()", late],
  });
});

test("a page of the desk starts its scripts itself, and knows all screens", () => {
  const desk = page(`${imports};({"admin/login/login-screen":route1})`);
  expect(lateScripts(desk)).toEqual(desk);
});

test("a page without scripts stays as it is", () => {
  const bare = { html: "<p>$&</p>", scripts: [] };
  expect(lateScripts(bare)).toEqual(bare);
});

test("a script that stands in content is started by nobody", () => {
  const evil = '<script type="module" async="">evil()</script>';
  const { html, scripts } = page(imports);
  const late = lateScripts({ html: evil + html, scripts });
  expect(late.html).toContain(evil);
  expect(late.scripts).not.toContain("evil()");
});
