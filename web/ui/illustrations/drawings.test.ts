import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const drawings = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".svg"))
  .map((file): [string, string] => [
    file,
    readFileSync(join(import.meta.dirname, file), "utf8"),
  ]);

const palette = [
  ..."#0B6E73 #BFE3DF #F0785A #F5B82E #FFF3DC #0B3B44 #fff".split(" "),
  ..."#5C3A26 #8D5A3B #C68863 #E8B88F #3B2A20 #7A4B2A".split(" "),
];

test.each(drawings)("%s is hidden from screen readers", (_file, svg) => {
  expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"/);
});

test.each(drawings)("%s uses only the palette and is small", (_file, svg) => {
  for (const colour of svg.match(/#[0-9a-f]{3,8}\b/gi) ?? [])
    expect(palette).toContain(colour);
  expect(svg).not.toMatch(/ id=|url\(|NaN|undefined/);
  expect(svg.length).toBeLessThan(7000);
});
