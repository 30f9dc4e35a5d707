import { results as en } from "./en/results.ts";
import { results as es } from "./es/results.ts";

export const resultsWords = { en, es };
