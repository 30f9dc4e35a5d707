import { rank as en } from "./en/rank.ts";
import { rank as es } from "./es/rank.ts";

export const rankWords = { en, es };
