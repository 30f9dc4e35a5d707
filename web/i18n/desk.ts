import { desk as en } from "./en/desk.ts";
import { desk as es } from "./es/desk.ts";

export const deskWords = { en, es };
