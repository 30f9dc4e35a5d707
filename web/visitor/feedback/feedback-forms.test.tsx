import { beforeEach, describe, expect, test, vi } from "vitest";
import { feedbackWords } from "#web/i18n/visitor/feedback.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { ConcernFeedbackForm } from "./concern-feedback-form.tsx";
import { FeedbackEntry } from "./feedback-entry.tsx";

const words = feedbackWords.en;
const concern = "c".repeat(22);

beforeEach(() => sessionStorage.clear());

async function open(element: React.ReactElement) {
  const calls = pendingCalls();
  const { screen, user } = await mount(element);
  const answer = (question: string, name: string) =>
    screen.getAllByRole<HTMLInputElement>("radio", { name }).find((radio) => {
      const group = radio.closest("[role=radiogroup]");
      return group?.textContent?.startsWith(question);
    }) ?? expect.fail(`no ${name} to ${question}`);
  const send = () =>
    user.click(screen.getByRole("button", { name: words.send }));
  const checked = () => screen.queryAllByRole("radio", { checked: true });
  return { screen, user, calls, answer, send, checked };
}

describe("feedback about the site", () => {
  /** Opens the dialog from the menu. */
  async function openDialog() {
    const form = await open(
      <ul>
        <FeedbackEntry />
      </ul>,
    );
    const { screen, user } = form;
    const openAgain = () => user.click(screen.getByText("Feedback"));
    await openAgain();
    const box = () =>
      screen.findByRole<HTMLTextAreaElement>("textbox", {
        name: words.addorimprove,
      });
    await box();
    return { ...form, openAgain, box };
  }

  test("is sent with the given answers, and a failure loses nothing", async () => {
    const { screen, user, calls, answer, send, checked, box } =
      await openDialog();
    expect(checked()).toHaveLength(0);
    await user.click(answer(words.useful, words.yes));
    await user.click(answer(words.wouldrecommend, words.no));
    await user.type(await box(), "💉 is just one letter");
    expect(screen.getAllByText(words.charactersLeft(100))).not.toHaveLength(0);
    await send();
    await calls.last().breakOff();
    expect(screen.getByText(words.failed)).toBeDefined();
    expect(checked()).toHaveLength(2);
    await send();
    const [first, second] = calls.all();
    expect(second?.key).toBe(first?.key);
    expect(second?.line).toBe("POST /api/feedbacks");
    expect(second?.body).toEqual({
      feedback: {
        type: "website",
        useful: true,
        wouldrecommend: false,
        addorimprove: "💉 is just one letter",
      },
    });
    await calls.last().answer("f");
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(toasts.shown()).toMatchObject([{ text: words.thanks }]);
  });

  test("is not sent when empty, until something is answered", async () => {
    const { screen, user, calls, answer, send } = await openDialog();
    await send();
    expect(screen.getByRole("alert").textContent).toBe(words.unanswered);
    await user.click(answer(words.useful, words.no));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(calls.lines()).toEqual([]);
  });

  test("has no answer after a second press, by touch or by key", async () => {
    const { user, answer, checked } = await openDialog();
    const yes = answer(words.useful, words.yes);
    await user.click(yes);
    expect(checked()).toEqual([yes]);
    await user.click(yes);
    expect(checked()).toEqual([]);
    await user.keyboard(" ");
    expect(checked()).toEqual([yes]);
    await user.keyboard(" ");
    expect(checked()).toEqual([]);
  });

  test("is not sent when too long, and the draft stays while the dialog is closed", async () => {
    const { screen, user, calls, send, openAgain, box } = await openDialog();
    const long = "x".repeat(121);
    await user.click(await box());
    await user.paste(long);
    await send();
    expect(screen.getAllByText(words.charactersOver(1))).toHaveLength(2);
    expect(calls.lines()).toEqual([]);
    await user.keyboard("{Escape}");
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await openAgain();
    expect((await box()).value).toBe(long);
  });
});

describe("feedback about a topic", () => {
  const openForm = () => open(<ConcernFeedbackForm concern={concern} />);

  test("is sent with only its own questions, and the thanks get the focus", async () => {
    const { screen, user, calls, answer, send } = await openForm();
    await send();
    expect(screen.getByRole("alert").textContent).toBe(words.unanswered);
    await user.click(answer(words.meetexpectations, words.yes));
    await send();
    const { line, body, answer: reply } = calls.last();
    expect(line).toBe("POST /api/feedbacks");
    expect(body).toEqual({
      feedback: {
        type: "concern",
        concern,
        meetexpectations: true,
        additionalinformation: "",
        howhelpful: null,
      },
    });
    await reply("f");
    const thanks = screen.getByText(words.thanksForConcern);
    expect(document.activeElement?.contains(thanks)).toBe(true);
    expect(calls.lines()).toHaveLength(1);
  });

  test("may consist of stars alone", async () => {
    const { screen, user, calls, send } = await openForm();
    await user.click(screen.getByRole("radio", { name: words.stars[3] }));
    await send();
    expect(calls.last().body.feedback).toMatchObject({ howhelpful: 4 });
    expect(calls.last().body.feedback).not.toHaveProperty("meetexpectations");
  });
});
