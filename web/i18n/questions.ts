import { questions as en } from "./en/questions.ts";
import { questions as es } from "./es/questions.ts";

export const questionsWords = { en, es };
