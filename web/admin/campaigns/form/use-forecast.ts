import { useEffect, useState } from "react";
import type { Forecast } from "#shared/contract/campaigns.ts";
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
  const [found, setFound] = useState<Found>({ forecast: undefined });
  const isCountable =
    draft.who !== "nobody" && Object.keys(planProblems(draft)).length === 0;
  const { name: _name, ...counted } = bodyOf(draft);
  const wanted = isCountable
    ? JSON.stringify({ ...counted, campaign })
    : undefined;
  useEffect(() => {
    if (wanted === undefined) return;
    let isOld = false;
    const timer = setTimeout(() => {
      const body: typeof counted = JSON.parse(wanted);
      call("POST /api/campaigns/forecast", { body }).then(
        (forecast) => !isOld && setFound({ forecast }),
        () => !isOld && setFound({ forecast: undefined, hasFailed: true }),
      );
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  return isCountable ? found : { forecast: undefined, isEmpty: true };
}
