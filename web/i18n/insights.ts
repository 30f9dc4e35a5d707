import { insights as en } from "./en/insights.ts";
import { insights as es } from "./es/insights.ts";

export const insightsWords = { en, es };
