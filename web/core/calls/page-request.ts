import { createContext } from "react-router";
import type { InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";
import type { SavedQuestions } from "#shared/contract/quiz/visit-questions.ts";
import type { Language } from "#shared/rules/language.ts";

/** One call of the contract, named by its line: `call("GET /api/settings", {})`. */
export type Call = <L extends keyof Contract>(
  line: L,
  input: InputOf<Contract[L]>,
  extra?: {
    idempotencyKey?: string;
    keepalive?: boolean;
    signal?: AbortSignal;
  },
) => Promise<ReplyOf<Contract[L]>>;

/** The request for which a page is rendered. */
export type PageRequest = {
  language: Language;
  call: Call;
  report: (error: unknown) => void;
  /** Marks the page's own scripts while the page is rendered. */
  nonce: string;
  visit: Visit;
  questions: Questions;
  canText: boolean;
  /** Whether this browser is a clinic tablet. */
  isKiosk: boolean;
};

/** A visit by plain forms, as JSON. The server encrypts it in a cookie. */
type Visit = {
  read: () => string | undefined;
  write: (text: string | undefined) => void;
};

/** The questions for the visit that this browser saved with scripts. */
type Questions = {
  /** Those about the result on this page. */
  saved: SavedQuestions | undefined;
  /** Deletes the questions about all results. */
  forget: () => Promise<void>;
};

export const pageRequestContext = createContext<PageRequest>();
