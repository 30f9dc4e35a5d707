import { core as en } from "./en/core.ts";
import { core as es } from "./es/core.ts";

export const coreWords = { en, es };
