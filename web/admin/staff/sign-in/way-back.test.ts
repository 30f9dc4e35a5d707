import { expect, test } from "vitest";
import { wayBack } from "./sign-in-step.tsx";

test("wayBack returns the path that the user wanted to open", () => {
  expect(wayBack("?back=%2Fdashboard%2Fusers")).toBe("/dashboard/users");
  expect(wayBack("?back=%2Fdashboard%3Ffrom%3Dmail")).toBe(
    "/dashboard?from=mail",
  );
});

test("wayBack defaults to the dashboard", () => {
  expect(wayBack("")).toBe("/dashboard");
});

test("wayBack never leaves the dashboard", () => {
  for (const back of [
    "https://elsewhere.example",
    "//elsewhere.example",
    "/dashboardelsewhere",
    "/quiz",
    "javascript:alert(1)",
    "/dashboard/../quiz",
    "/dashboard/..//elsewhere.example",
    "/dashboard/..\\\\elsewhere.example",
    "/dashboard/%2e%2e//elsewhere.example",
  ])
    expect(wayBack(`?back=${encodeURIComponent(back)}`)).toBe("/dashboard");
});
