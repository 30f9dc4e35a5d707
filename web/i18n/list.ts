import { list as en } from "./en/list.ts";
import { list as es } from "./es/list.ts";

export const listWords = { en, es };
