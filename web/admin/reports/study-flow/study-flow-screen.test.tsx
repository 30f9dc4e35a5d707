import { expect, test } from "vitest";
import type { StudyFlow } from "#shared/contract/reports/study-flow.ts";
import type { Flow } from "#shared/rules/reports/study-flow.ts";
import { studyFlowWords } from "#web/i18n/admin/reports/study-flow.words.ts";
import { mount } from "#web/testing/mount.tsx";
import StudyFlowScreen from "./study-flow-screen.tsx";

const words = studyFlowWords.en;
const all: Flow = [
  { step: "invited", contacts: 40, lost: [{ reason: "phone", contacts: 4 }] },
  { step: "finished", contacts: 36, lost: [] },
];
const spring: Flow = [
  { step: "invited", contacts: 12, lost: [] },
  { step: "finished", contacts: 12, lost: [] },
];
const study: StudyFlow = {
  hasInvited: true,
  all,
  languages: [
    { language: "en", flow: all },
    { language: "es", flow: null },
  ],
  campaigns: [{ _id: "b", name: "Spring & summer", flow: spring }],
};

async function openFlow(flow: StudyFlow, address = "/") {
  const page = await mount(<StudyFlowScreen />, address, {
    flow,
    read: "2026-11-20T12:00:00.000Z",
  });
  const cells = () =>
    page.screen.getAllByRole("row").map(({ textContent }) => textContent);
  return { ...page, cells };
}

test("the picture and the table show the same figures", async () => {
  const { screen, cells } = await openFlow(study);
  expect(cells().slice(1)).toEqual([
    `${words.steps.invited}40`,
    `– ${words.reasons.phone}4`,
    `${words.steps.finished}36`,
  ]);
  const picture = screen.getByRole("img", { name: words.label(words.all) });
  expect(picture.textContent?.match(/n\u00a0=\u00a0\d+/g)).toEqual(
    ["40", "4", "4", "36"].map((number) => `n\u00a0=\u00a0${number}`),
  );
});

test("a campaign is chosen, and the choice is kept in the address", async () => {
  const { screen, user, router, cells } = await openFlow(study);
  await user.selectOptions(screen.getByLabelText(words.group), "b");
  const label = words.label(words.campaign("Spring & summer"));
  expect(screen.getByRole("img", { name: label })).toBeDefined();
  expect(cells()[1]).toBe(`${words.steps.invited}12`);
  await user.tab();
  expect(router.state.location.search).toBe("?group=b");
});

test("a small group is not shown, and the screen says why", async () => {
  const { screen } = await openFlow(study, "/?group=es");
  expect(screen.getByText(words.hidden)).toBeDefined();
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("button", { name: words.csv })).toBeDefined();
});

test("without invitations the screen says what will appear", async () => {
  const none = { hasInvited: false, all: null, languages: [], campaigns: [] };
  const { screen } = await openFlow(none);
  expect(screen.getByText(words.none)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});
