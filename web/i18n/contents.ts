import { contents as en } from "./en/contents.ts";
import { contents as es } from "./es/contents.ts";

export const contentsWords = { en, es };
