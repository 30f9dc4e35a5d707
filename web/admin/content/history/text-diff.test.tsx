import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { textOfHtml } from "./field-text.ts";
import { TextDiff } from "./text-diff.tsx";

test("marks removed and added words", () => {
  const { container } = render(
    <TextDiff before="Two doses are enough." after="Three doses are enough." />,
  );
  expect(container.querySelector("del")?.textContent).toBe("Two");
  expect(container.querySelector("ins")?.textContent).toBe("Three");
  expect(container.textContent).toBe("TwoThree doses are enough.");
});

test("shows a text that is mostly new below the old one", () => {
  const { container } = render(
    <TextDiff before="Is it safe?" after="How many doses are there?" />,
  );
  expect(container.querySelector("del")?.textContent).toBe("Is it safe?");
  expect(container.querySelector("ins")?.textContent).toBe(
    "How many doses are there?",
  );
});

test("turns formatted text into lines, with the addresses of links and pictures", () => {
  expect(
    textOfHtml(
      '<h3>Safe</h3><p>Read <a href="https://cdc.gov/hpv">this</a>.</p><ul><li></li><li>One</li><li>Two</li></ul><img src="/uploads/a.png" alt="A nurse">',
    ),
  ).toBe(
    "Safe\nRead this (https://cdc.gov/hpv).\n• One\n• Two\n[A nurse /uploads/a.png]",
  );
});

test("shows long texts without a common word whole", () => {
  const text = (word: string) =>
    Array.from({ length: 4000 }, (_, at) => `${word}${at}`).join(" ");
  const { container } = render(
    <TextDiff before={text("old")} after={text("new")} />,
  );
  expect(container.querySelectorAll("del")).toHaveLength(1);
  expect(container.querySelectorAll("ins")).toHaveLength(1);
});
