export const tabNames = ["main", "homePage", "quiz", "aboutUs"] as const;
export type TabName = (typeof tabNames)[number];
