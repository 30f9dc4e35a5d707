import { concerns as en } from "./en/concerns.ts";
import { concerns as es } from "./es/concerns.ts";

export const concernsWords = { en, es };
