import { quiz as en } from "./en/quiz.ts";
import { quiz as es } from "./es/quiz.ts";

export const quizWords = { en, es };
