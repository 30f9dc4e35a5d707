import { givenFeedbacks as en } from "./en/given-feedbacks.ts";
import { givenFeedbacks as es } from "./es/given-feedbacks.ts";

export const givenFeedbacksWords = { en, es };
