import type { Random } from "./random.ts";

export const mishaps = [
  "tab killed",
  "connection cut",
  "storage wiped",
  "cookies wiped",
  "reload",
  "back",
  "double submit",
  "language change",
] as const;
type Mishap = (typeof mishaps)[number];

/** What a visit is given: its own name, its own random numbers, and what goes wrong at which step. */
export type Plan = {
  url: string;
  name: string;
  mishap: Mishap;
  /** Of about twenty steps: the start, the questions, the order, the results. */
  at: number;
  random: Random;
  questions: string[];
};

/** How a visit ended: what its screens confirmed, and what it thinks it handed in. */
export type Ended = {
  name: string;
  mishap: Mishap;
  /** Each answer that a screen confirmed, by question. */
  confirmed: Map<string, string>;
  result: string | undefined;
  /** What nobody else held was wiped from the phone, before it was handed in. */
  isBegunAnew: boolean;
  surprise: string | undefined;
};

export const letters = ["A", "B", "C", "D", "E"] as const;
