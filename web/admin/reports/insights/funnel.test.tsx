// @vitest-environment jsdom
import { expect, test } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { Funnel, Languages, Trend } from "./funnel.tsx";

const week = { week: "2026-11-23", invited: 2, started: 0, finished: 3 };

test("one week is shown as an open table, without a line", async () => {
  const { screen } = await mount(<Trend of={[week]} isCounted />);
  expect(screen.queryByRole("figure")).toBeNull();
  const table = screen.getByRole("table", { name: "Week by week" });
  expect(table.closest("details")).toHaveProperty("open", true);
  expect(screen.getByRole("columnheader", { name: "Started" })).toBeTruthy();
});

test("steps that are not counted have no number", async () => {
  const steps = { started: 0, finished: 0, ranked: 0, read: 0, shared: 0 };
  const ofLanguage = { ...steps, invited: 1, finished: 3 };
  const { screen } = await mount(
    <>
      <Trend of={[week, { ...week, week: "2026-11-30" }]} isCounted={false} />
      <Funnel
        funnel={{ ...steps, opened: null }}
        invited={2}
        isCounted={false}
      />
      <Languages of={{ en: ofLanguage, es: ofLanguage }} isCounted={false} />
    </>,
  );
  expect(screen.queryByRole("columnheader", { name: "Started" })).toBeNull();
  // Six steps of the funnel, and three in each language.
  expect(screen.getAllByText("Not counted on this server")).toHaveLength(12);
});
