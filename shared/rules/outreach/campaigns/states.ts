/** Members of a campaign per page. */
export const memberPageSize = 50;

/** `finished` means running with nothing left to send. */
export const campaignStates = [
  "draft",
  "running",
  "paused",
  "stopped",
  "finished",
] as const;
export type CampaignState = (typeof campaignStates)[number];
