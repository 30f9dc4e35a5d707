import type { ComponentType, ReactNode } from "react";
import type { Result } from "#shared/contract/quiz/results.ts";

type TakeAlongProps = {
  result: Result;
  /** The questions for the visit. */
  questions: { suggestion?: string | undefined; text: string }[];
  /** Further ways for families without a phone. */
  children: ReactNode;
};

/**
 * The parts of the results that only a clinic tablet shows. Its own script sets them, so that no phone loads them:
 * the code for the family's phone, and the bar with the button for the next family.
 */
export const kioskParts: {
  TakeAlong?: ComponentType<TakeAlongProps>;
  DoneBar?: ComponentType;
} = {};
