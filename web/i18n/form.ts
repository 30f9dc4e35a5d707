import { form as en } from "./en/form.ts";
import { form as es } from "./es/form.ts";

export const formWords = { en, es };
