import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DrawingProps } from "./drawing.tsx";
import { EmptyBox } from "./empty-box.tsx";
import { FamilyScene } from "./family-scene.tsx";
import { Hands } from "./hands.tsx";
import { LostPage } from "./lost-page.tsx";
import { SomethingBroke } from "./something-broke.tsx";
import { WaitingRoom } from "./waiting-room.tsx";
import * as palette from "./palette.ts";

const drawings: [string, ComponentType<DrawingProps>][] = [
  ["the empty box", EmptyBox],
  ["the family scene", FamilyScene],
  ["the hands", Hands],
  ["the lost page", LostPage],
  ["the broken thing", SomethingBroke],
  ["the waiting room", WaitingRoom],
];

const colours = new Set(
  Object.values(palette).flatMap((tone) =>
    typeof tone === "string" ? [tone] : Object.values(tone),
  ),
);

test.each(drawings)("%s is silent for screen readers", (_name, Picture) => {
  const svg = renderToStaticMarkup(<Picture className="wide" />);
  expect(svg).toContain('aria-hidden="true"');
  expect(svg).toContain('class="wide"');
});

test.each(drawings)("%s says what it shows when asked", (_name, Picture) => {
  const svg = renderToStaticMarkup(<Picture label="A family" />);
  expect(svg).toContain('role="img" aria-label="A family"');
  expect(svg).not.toContain("aria-hidden");
});

test.each(drawings)("%s stays in our palette and small", (_name, Picture) => {
  const svg = renderToStaticMarkup(<Picture />);
  for (const colour of svg.match(/#[0-9a-f]{3,8}\b/gi) ?? [])
    expect(colours).toContain(colour);
  expect(svg).not.toMatch(/ id=|url\(|NaN|undefined/);
  expect(svg.length).toBeLessThan(7000);
});
