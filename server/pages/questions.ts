import type { QuestionList } from "#shared/contract/my-questions.ts";

/** The questions for the visit about the result of a page, as its browser carries them. */
export type PageQuestions = {
  read: () => QuestionList | undefined;
  write: (list: QuestionList, isOwn: boolean) => void;
  /** Forgets them, and those about all other results: on this browser, and what is stored with a result. */
  forget: () => void;
  /** The browser was asked to carry them before, and brings none along. */
  isRefused: boolean;
};

/** For pages that have no such questions. */
export const noQuestions: PageQuestions = {
  read: () => undefined,
  write: () => {},
  forget: () => {},
  isRefused: false,
};

/** What is to become of them. */
type Change =
  | { kind: "written"; list: QuestionList; isOwn: boolean }
  | { kind: "forgotten" };

/** What was opened, and a place for what becomes of it. */
export function takeAlong(list: QuestionList | undefined, isRefused: boolean) {
  let now = list;
  let change: Change | undefined;
  return {
    isRefused,
    read: () => now,
    write(written: QuestionList, isOwn: boolean) {
      now = written;
      change = { kind: "written", list: written, isOwn };
    },
    forget() {
      now = undefined;
      change = { kind: "forgotten" };
    },
    change: () => change,
  };
}
