/** How many of those whom a campaign is for stand on one page. */
export const memberPageSize = 50;

/** Where a campaign stands; finished: running, with nothing left to send. */
export const campaignStates = [
  "draft",
  "running",
  "paused",
  "stopped",
  "finished",
] as const;
export type CampaignState = (typeof campaignStates)[number];
