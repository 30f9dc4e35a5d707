import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Document } from "./document.tsx";

const scripts = { files: ["/a.js", "/b.js"], imports: ["/c.js"], isLate: true };
const page = {
  language: "es",
  publicUrl: "https://quiz.example",
  isOfVisit: false,
  canText: true,
  isKiosk: false,
  nonce: "n0nce",
  styles: ["/a.css"],
  loaded: JSON.stringify("</script><script>evil()</script>"),
};

test("escapes loader data so that it cannot close its script element", () => {
  const html = renderToStaticMarkup(<Document {...page} scripts={scripts} />);
  const text = /<script id="loaded"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(text)).toEqual(JSON.parse(page.loaded));
  expect(html).not.toContain("<script>evil");
});

test("a visitor's page lists its scripts in order, but neither starts nor preloads them", () => {
  const html = renderToStaticMarkup(<Document {...page} scripts={scripts} />);
  expect(html).toContain('<script type="later" src="/a.js"></script>');
  expect(html.indexOf('src="/a.js"')).toBeLessThan(html.indexOf('src="/b.js"'));
  expect(html).not.toContain('rel="modulepreload"');
});

test("starts the scripts of a dashboard page at once", () => {
  const html = renderToStaticMarkup(
    <Document {...page} scripts={{ ...scripts, isLate: false }} />,
  );
  expect(html).toContain('<script type="module" src="/b.js"></script>');
  expect(html).toContain('<link rel="modulepreload" href="/c.js"/>');
});
