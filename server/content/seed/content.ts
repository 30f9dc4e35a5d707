import type { ConcernContent } from "#shared/contract/content/concerns.ts";
import { boys } from "./concerns/boys.ts";
import { cost } from "./concerns/cost.ts";
import { effectiveness } from "./concerns/effectiveness.ts";
import { fertility } from "./concerns/fertility.ts";
import { information } from "./concerns/information.ts";
import { longTerm } from "./concerns/long-term.ts";
import { need } from "./concerns/need.ts";
import { shotsAndVisits } from "./concerns/shots-and-visits.ts";
import { sideEffects } from "./concerns/side-effects.ts";
import { tooYoung } from "./concerns/too-young.ts";
import { trust } from "./concerns/trust.ts";
import { values } from "./concerns/values.ts";

export { defaultQuestions } from "./questions.ts";
export { defaultSettings } from "./settings.ts";

/**
 * The concerns of a new site, in the staff's order. The order breaks ties in rankings, so it follows
 * how often studies of parents name each worry.
 */
export const defaultConcerns: { key: string; content: ConcernContent }[] = [
  { key: "long-term", content: longTerm },
  { key: "side-effects", content: sideEffects },
  { key: "need", content: need },
  { key: "information", content: information },
  { key: "trust", content: trust },
  { key: "effectiveness", content: effectiveness },
  { key: "too-young", content: tooYoung },
  { key: "values", content: values },
  { key: "cost", content: cost },
  { key: "shots-and-visits", content: shotsAndVisits },
  { key: "boys", content: boys },
  { key: "fertility", content: fertility },
];
