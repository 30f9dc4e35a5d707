import { createContext } from "react-router";
import type { InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";
import type { SavedQuestions } from "#shared/contract/quiz/visit-questions.ts";
import type { Language } from "#shared/rules/language.ts";

/** One call of the contract, named by its line: `call("GET /api/settings", {})`. */
export type Call = <L extends keyof Contract>(
  line: L,
  input: InputOf<Contract[L]>,
  extra?: { idempotencyKey?: string; keepalive?: boolean },
) => Promise<ReplyOf<Contract[L]>>;

/** The request that a page is rendered for. */
export type PageRequest = {
  language: Language;
  call: Call;
  report: (error: unknown) => void;
  /** Written on the page's own scripts while it is rendered, and on nothing else. */
  nonce: string;
  visit: Visit;
  questions: Questions;
  count: Count;
  canText: boolean;
};

/** Counts a step that was taken without scripts: once for each key, however often it is sent. */
type Count = (happening: Omit<Happening, "seconds">, key: string) => void;
type Happening = InputOf<
  Contract["POST /api/events"]
>["body"]["events"][number];

/** The visit of a browser without scripts, as JSON. The server encrypts it in a cookie. */
type Visit = {
  read: () => string | undefined;
  write: (text: string | undefined) => void;
};

/** The questions for the visit about the result of this page, as this browser saved them. */
type Questions = {
  saved: SavedQuestions | undefined;
  save: (questions: SavedQuestions["questions"]) => Promise<void>;
  /** Deletes them, and those about all other results. */
  forget: () => Promise<void>;
  /** The browser did not send back the cookie that a form set. */
  isRefused: boolean;
};

export const pageRequestContext = createContext<PageRequest>();
