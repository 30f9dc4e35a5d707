import { scripts as en } from "./en/scripts.ts";
import { scripts as es } from "./es/scripts.ts";

export const scriptsWords = { en, es };
