import { login as en } from "./en/login.ts";
import { login as es } from "./es/login.ts";

export const loginWords = { en, es };
