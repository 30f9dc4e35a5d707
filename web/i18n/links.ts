import { links as en } from "./en/links.ts";
import { links as es } from "./es/links.ts";

export const linksWords = { en, es };
