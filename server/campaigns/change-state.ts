import type { Database } from "#server/db/connect.ts";
import * as plan from "./plan-queries.ts";
import { lockIn, refusePlaceholders } from "./save.ts";

export type Step = "started" | "paused" | "resumed" | "stopped";

/** Starts, pauses, resumes or stops a campaign; answers which of these it was. */
export async function changeState(
  trx: Database,
  _id: string,
  wanted: "running" | "paused" | "stopped",
): Promise<Step> {
  const from = {
    running: ["draft", "paused"],
    paused: ["running"],
    stopped: ["running", "paused"],
  } as const;
  const { state, ...found } = await lockIn(trx, _id, [...from[wanted]]);
  if (wanted === "paused") {
    await plan.pauseCampaign(trx, _id);
    return "paused";
  }
  if (wanted === "stopped") {
    await plan.stopCampaign(trx, _id);
    return "stopped";
  }
  refusePlaceholders(found);
  if (state === "paused") {
    await plan.resumeCampaign(trx, _id);
    return "resumed";
  }
  await plan.startCampaign(trx, _id);
  return "started";
}
