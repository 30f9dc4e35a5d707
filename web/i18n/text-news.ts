import { textNews as en } from "./en/text-news.ts";
import { textNews as es } from "./es/text-news.ts";

export const textNewsWords = { en, es };
