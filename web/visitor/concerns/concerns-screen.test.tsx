import { expect, test } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import ConcernsScreen from "./concerns-screen.tsx";

test("an empty list of topics says so, and offers the survey", async () => {
  const { screen } = await mount(<ConcernsScreen />, "/concerns", {
    concerns: [],
    choices: {},
    schedule: {},
  });
  expect(screen.getByText("Nothing here yet")).toBeDefined();
  const survey = screen.getByRole("link", { name: "Take the survey" });
  expect(survey.getAttribute("href")).toBe("/quiz");
});
