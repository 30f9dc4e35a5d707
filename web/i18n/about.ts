import { about as en } from "./en/about.ts";
import { about as es } from "./es/about.ts";

export const aboutWords = { en, es };
