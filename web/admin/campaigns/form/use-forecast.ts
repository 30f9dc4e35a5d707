import type { Forecast } from "#shared/contract/campaigns.ts";
import { useAnswer } from "#web/admin/list/use-answer.ts";
import { call } from "#web/core/calls/call.ts";
import { bodyOf, type Draft, planProblems } from "./campaign-draft.ts";

const pause = 500;
type Found = {
  forecast: Forecast | undefined;
  hasFailed?: boolean;
  isEmpty?: boolean;
};

/** The forecast of what is being written, counted anew whenever it rests for a moment. */
export function useForecast(draft: Draft, campaign?: string): Found {
  const isCountable =
    draft.who !== "nobody" && Object.keys(planProblems(draft)).length === 0;
  const { name: _name, ...counted } = bodyOf(draft);
  const body = { ...counted, campaign };
  const answer = useAnswer(
    isCountable ? JSON.stringify(body) : undefined,
    () => call("POST /api/campaigns/forecast", { body }),
    pause,
  );
  if (!isCountable) return { forecast: undefined, isEmpty: true };
  const forecast = answer?.reply;
  return { forecast, hasFailed: answer !== undefined && !forecast };
}
