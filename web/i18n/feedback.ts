import { feedback as en } from "./en/feedback.ts";
import { feedback as es } from "./es/feedback.ts";

export const feedbackWords = { en, es };
