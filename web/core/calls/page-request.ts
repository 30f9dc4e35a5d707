import { createContext } from "react-router";
import type { InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";
import type { QuestionList } from "#shared/contract/my-questions.ts";
import type { Language } from "#shared/rules/language.ts";

/** One call of the contract, named by its line: `call("GET /api/settings", {})`. */
export type Call = <L extends keyof Contract>(
  line: L,
  input: InputOf<Contract[L]>,
  extra?: { idempotencyKey?: string },
) => Promise<ReplyOf<Contract[L]>>;

/** What a page is told about the request it is made for. */
export type PageRequest = {
  language: Language;
  call: Call;
  report: (error: unknown) => void;
  /** Written on the page's own scripts while it is rendered, and on nothing else. */
  nonce: string;
  carried: Carried;
  questions: Questions;
  count: Count;
};

/** Counts a step that was taken without scripts: once for each key, however often it is sent. */
type Count = (happening: Omit<Happening, "seconds">, key: string) => void;
type Happening = InputOf<
  Contract["POST /api/events"]
>["body"]["events"][number];

/** What a visitor without scripts has filled in; the server seals it, the phone keeps it. */
type Carried = {
  read: () => string | undefined;
  write: (text: string | undefined) => void;
  /** The same, sealed for a hidden field, where the browser keeps no cookie. */
  field: string | undefined;
};

/** The questions for the visit about the result of this page, as its browser carries them. */
type Questions = {
  read: () => QuestionList | undefined;
  write: (list: QuestionList, isOwn: boolean) => void;
  /** Forgets them, and those about all other results: on this browser, and what is kept with a result. */
  forget: () => void;
  /** The browser was asked to carry them before, and brings none along. */
  isRefused: boolean;
};

export const pageRequestContext = createContext<PageRequest>();
