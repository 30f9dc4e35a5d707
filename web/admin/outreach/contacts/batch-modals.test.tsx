// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { listLimits } from "#shared/rules/field-limits.ts";
import { contactNamed } from "#web/testing/contacts.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { ArchiveModal, DeleteModal, TagModal } from "./batch-modals.tsx";

const size = listLimits.contactsPerCall;
const selected = Array.from({ length: size + 1 }, (_, at) =>
  contactNamed(`c${at}`),
);
const firstBatch = selected.slice(0, size).map(({ _id }) => _id);

async function open(Modal: typeof ArchiveModal | typeof TagModal) {
  const calls = pendingCalls();
  const handlers = { onDone: vi.fn(), onClose: vi.fn() };
  const page = await mount(
    <Modal selected={selected} tags={[]} {...handlers} />,
  );
  const press = (name: string) =>
    page.user.click(page.screen.getByRole("button", { name }));
  return { ...page, ...handlers, calls, press };
}

/** The first call succeeds, the second is refused. */
async function failSecond(calls: ReturnType<typeof pendingCalls>) {
  await calls.last().answer({ amount: size });
  await calls.last().refuse(503, "busy");
}

test("reports the archived contacts when archiving fails halfway", async () => {
  const { calls, press, onDone, onClose } = await open(ArchiveModal);
  await press("Archive");
  await failSecond(calls);
  expect(calls.all()).toHaveLength(2);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(firstBatch);
  expect(onClose).not.toHaveBeenCalled();
});

test("reports the tagged contacts when tagging fails halfway", async () => {
  const { screen, user, calls, press, onDone, onClose } = await open(TagModal);
  await user.type(screen.getByLabelText(/^Tags to add/), "North");
  await press("Save tags");
  await failSecond(calls);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(firstBatch);
  expect(onClose).not.toHaveBeenCalled();
});

test("closes when all contacts are archived", async () => {
  const { calls, press, onDone, onClose } = await open(ArchiveModal);
  await press("Archive");
  await calls.last().answer({ amount: size });
  await calls.last().answer({ amount: 1 });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(
    selected.map(({ _id }) => _id),
  );
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  [1, 0, true],
  [1, 1, false],
  [size, 0, true],
  [size, 1, false],
])(
  "deleting %i contacts, one of them with active %i, says what happens to answers: %s",
  async (amount, active, isSaid) => {
    const contacts = [contactNamed("c", { active }), ...selected.slice(1)];
    const { screen } = await mount(
      <DeleteModal
        selected={contacts.slice(0, amount)}
        onDelete={vi.fn()}
        onDone={vi.fn()}
        onClose={vi.fn()}
      />,
    );
    const text = screen.queryByText(/problem_results\.csv/);
    expect(text !== null).toBe(isSaid);
  },
);
