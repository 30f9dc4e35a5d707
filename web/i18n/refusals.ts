import { refusals as en } from "./en/refusals.ts";
import { refusals as es } from "./es/refusals.ts";

export const refusalWords = { en, es };
