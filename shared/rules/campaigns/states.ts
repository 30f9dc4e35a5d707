/** Where a campaign stands; finished: running, with nothing left to send. */
export const campaignStates = [
  "draft",
  "running",
  "paused",
  "stopped",
  "finished",
] as const;
export type CampaignState = (typeof campaignStates)[number];
