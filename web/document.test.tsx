import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Document } from "./document.tsx";

const scripts = { files: ["/a.js", "/b.js"], imports: ["/c.js"], isLate: true };
const page = {
  language: "es",
  publicUrl: "https://quiz.example",
  isOfVisit: false,
  canText: true,
  nonce: "n0nce",
  styles: ["/a.css"],
  loaded: JSON.stringify("</script><script>evil()</script>"),
};

test("nothing that was loaded ends the element it stands in", () => {
  const html = renderToStaticMarkup(<Document {...page} scripts={scripts} />);
  const text = /<script id="loaded"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(text)).toEqual(JSON.parse(page.loaded));
  expect(html).not.toContain("<script>evil");
});

test("scripts of a visitor's page are only named, and run in their order", () => {
  const html = renderToStaticMarkup(<Document {...page} scripts={scripts} />);
  expect(html).toContain('<script type="later" src="/a.js"></script>');
  expect(html.indexOf('src="/a.js"')).toBeLessThan(html.indexOf('src="/b.js"'));
  expect(html).not.toContain('rel="modulepreload"');
});

test("a page of the desk starts its scripts itself", () => {
  const html = renderToStaticMarkup(
    <Document {...page} scripts={{ ...scripts, isLate: false }} />,
  );
  expect(html).toContain('<script type="module" src="/b.js"></script>');
  expect(html).toContain('<link rel="modulepreload" href="/c.js"/>');
});
