import { forgotten as en } from "./en/forgotten.ts";
import { forgotten as es } from "./es/forgotten.ts";

export const forgottenWords = { en, es };
