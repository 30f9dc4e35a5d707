import { resultsDesk as en } from "./en/results-desk.ts";
import { resultsDesk as es } from "./es/results-desk.ts";

export const resultsDeskWords = { en, es };
