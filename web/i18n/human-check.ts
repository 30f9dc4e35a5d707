import { humanCheck as en } from "./en/human-check.ts";
import { humanCheck as es } from "./es/human-check.ts";

export const humanCheckWords = { en, es };
